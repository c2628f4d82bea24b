/** A script in a topic's file: its heading, its fields, and a line a sentence with the picture that belongs to it. */
import { z } from 'zod';
import { countWords } from '../../../contract/scripts/countWords';
import { readingLevelOf, readingLevels } from '../../../contract/scripts/readingLevel';
import { collectFaults, throwFaults, type ContentFault } from '../../content/contentError';
import { noSuchPicture } from '../../content/pictureNames';
import type { TextLine } from '../../content/readMarkdown';
import { checkValue } from '../../content/readYaml';
import { spokenText, type TopicLine, type WrittenScript } from './topic';

/** As long as can be said in about forty seconds. */
const WORDS = { fewest: 80, most: 110 } as const;
export const HEADING = '## ';
const FIELD = /^\w+\s*:/;

/** `brew coffee, make coffee`: what is written between commas. */
export const phrases = z
  .string()
  .transform((text) => text.split(',').map((phrase) => phrase.trim()))
  .refine(
    (all) => all.every(Boolean),
    'a phrase between two commas is empty, write it or take a comma away.',
  );
const scriptFields = z.strictObject({ level: z.enum(readingLevels), answers: phrases.default([]) });

export interface Section {
  readonly heading: TextLine;
  readonly title: string;
  readonly fields: readonly TextLine[];
  readonly sentences: readonly TextLine[];
}

const isHeading = ({ text }: TextLine) => text.startsWith(HEADING);

export function sectionsOf(lines: readonly TextLine[]): Section[] {
  const starts = lines.flatMap((line, index) => (isHeading(line) ? [index] : []));
  return starts.flatMap((start, index) => {
    const [heading, ...below] = lines.slice(start, starts[index + 1]);
    if (!heading) return [];
    const end = below.findIndex(({ text }) => !FIELD.test(text));
    const fields = end < 0 ? below : below.slice(0, end);
    const title = heading.text.slice(HEADING.length).trim();
    return [{ heading, title, fields, sentences: below.slice(fields.length) }];
  });
}

/** Throws a `ContentError` with all that is wrong in it. @param name of its file */
export function readScript(
  section: Section,
  name: string,
  pictures: ReadonlySet<string> | undefined,
): WrittenScript {
  const { heading, title, fields, sentences } = section;
  const faults: ContentFault[] = [];
  const fault = (line: number, problem: string) => void faults.push({ file: name, line, problem });
  const read = collectFaults(faults, () => readScriptFields(section, name));
  const lines = sentences.map(({ line, text }, index): TopicLine => {
    const [picture = '', ...rest] = text.split('|').map((part) => part.trim());
    const said = rest.join('|');
    if (rest.length === 0) fault(line, 'No picture: write "picture | sentence".');
    else if (pictures && !pictures.has(picture)) fault(line, noSuchPicture(picture, pictures));
    else if (sentences[index - 1]?.text.startsWith(`${picture} |`))
      fault(line, `The picture "${picture}" twice in a row: write another.`);
    if (rest.length > 0 && !/[.!?]$/.test(said))
      fault(line, 'A sentence must end in a full stop, a "?" or a "!".');
    return [picture, said];
  });
  if (faults.length === 0 && read)
    checkText({ lines, level: read.level }, (problem) => fault((fields[0] ?? heading).line, problem));
  throwFaults(faults);
  if (!read) throw new Error(`${title} was not read.`);
  return { title, ...read, lines };
}

/** Lines of `field: value`. They are not YAML: to read 555 pieces of it takes longer than all the rest of the start. */
function readScriptFields({ heading, fields }: Section, name: string) {
  const entries = fields.map(({ line, text }) => {
    const [field = '', ...value] = text.split(':');
    return { line, field: field.trim(), value: value.join(':').trim() };
  });
  const twice = entries.filter(
    ({ field }, index) => entries.findIndex((one) => one.field === field) !== index,
  );
  throwFaults(
    twice.map(({ line, field }) => ({
      file: name,
      line,
      problem: `The field "${field}" twice: write it once.`,
    })),
  );
  return checkValue(
    Object.fromEntries(entries.map(({ field, value }) => [field, value])),
    scriptFields,
    ([field], problem) => {
      const line = entries.find((entry) => entry.field === field)?.line ?? heading.line;
      return { file: name, line, problem };
    },
  );
}

function checkText(
  { lines, level }: Pick<WrittenScript, 'lines' | 'level'>,
  fault: (problem: string) => void,
) {
  const text = spokenText({ lines });
  const words = countWords(text);
  if (words < WORDS.fewest || words > WORDS.most)
    fault(`This script has ${words} words: write ${WORDS.fewest} to ${WORDS.most}.`);
  const measured = readingLevelOf(text);
  if (measured !== level) fault(`This script is not ${level} to read: write level: ${measured}.`);
}
