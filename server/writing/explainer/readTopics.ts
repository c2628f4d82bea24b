/** The topics of `content/topics`, a file each: fields, and under a heading each script, a line a sentence. */
import { z } from 'zod';
import { collectFaults, readEach, throwFaults, type ContentFault } from '../../content/contentError';
import { contentUnder, type ContentFile } from '../../content/contentFiles';
import { readMarkdown } from '../../content/readMarkdown';
import { HEADING, phrases, readScript, sectionsOf } from './readScript';
import type { Topic } from './topic';

const topicFields = z.strictObject({
  name: z.string().min(1),
  answers: phrases.default([]),
  near: phrases.default([]),
});

interface Wanted {
  /** Absolute. */
  readonly contentDir: string;
  /** What a line may show; absent where the pictures are still to be drawn. */
  readonly pictures?: ReadonlySet<string>;
}

/** Throws one `ContentError` with all that is wrong in any of them. */
export function readTopics({ contentDir, pictures }: Wanted): readonly Topic[] {
  const read = readEach(contentUnder(contentDir, 'topics', '.md'), (file) => readTopicFile(file, pictures));
  throwFaults([
    ...repeated(
      read.map(({ topic, fault }) => [topic.name, fault]),
      'topics are called',
    ),
    ...repeated(
      read.flatMap(({ titles }) => titles),
      'scripts are called',
    ),
  ]);
  return read.map(({ topic }) => topic);
}

type Say = (problem: string) => ContentFault;
interface TopicFile {
  readonly topic: Topic;
  /** Of its name. */
  readonly fault: Say;
  readonly titles: readonly (readonly [title: string, fault: Say])[];
}

function repeated(named: readonly (readonly [name: string, fault: Say])[], what: string): ContentFault[] {
  const first = new Map<string, Say>();
  return named.flatMap(([name, fault]) => {
    const before = first.get(name);
    if (!before) first.set(name, fault);
    const { file, line } = before?.('') ?? {};
    return before ? [fault(`Two ${what} "${name}", the other at ${file}:${line}: write another name.`)] : [];
  });
}

function readTopicFile(file: ContentFile, pictures: ReadonlySet<string> | undefined): TopicFile {
  const { readFields, lines } = readMarkdown(file);
  const faultAt = (line: number) => (problem: string) => ({ file: file.name, line, problem });
  const sections = sectionsOf(lines);
  const firstLine = sections[0]?.heading.line ?? Infinity;
  const faults = lines
    .filter(({ line }) => line < firstLine)
    .map(({ line }) => faultAt(line)(`This is in no script: write "${HEADING}" and a title above it.`));
  if (sections.length === 0) faults.push(faultAt(1)(`There is no script: write "${HEADING}" and its title.`));
  const fields = collectFaults(faults, () => readFields(topicFields));
  const scripts = sections.flatMap(
    (section) => collectFaults(faults, () => [readScript(section, file.name, pictures)]) ?? [],
  );
  throwFaults(faults);
  if (!fields) throw new Error(`${file.name} was not read.`);
  return {
    topic: { ...fields.value, scripts },
    fault: (problem) => fields.faultAt(['name'], problem),
    titles: sections.map(({ heading, title }) => [title, faultAt(heading.line)]),
  };
}
