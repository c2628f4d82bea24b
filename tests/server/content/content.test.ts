/** Content is checked as it is read: all faults of a file, each with its line and what to write instead. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError, readEach } from '../../../server/content/contentError';
import { openContent } from '../../../server/content/contentFiles';
import { readMarkdown } from '../../../server/content/readMarkdown';
import { readYaml } from '../../../server/content/readYaml';

const schema = z.record(
  z.string(),
  z.strictObject({
    level: z.enum(['easy', 'hard']),
    answers: z.array(z.string().min(1)),
    near: z.array(z.string()).optional(),
  }),
);
const file = (text: string) => ({ name: 'content/drinks.yaml', text });
const faultsOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('[LB1] YAML', () => {
  test('what is sound is handed out as the schema says', () => {
    const { value } = readYaml(file('tea:\n  level: easy\n  answers: [brew tea]\n'), schema);
    expect(value).toEqual({ tea: { level: 'easy', answers: ['brew tea'] } });
  });
  test('every fault is told, with its line and what to write instead', () => {
    const text = `# drinks
tea:
  level: simple
  answers:
    - brew tea
    - 1773
    - ''
coffee:
  level: easy
  abuot: [coffee]
`;
    expect(faultsOf(() => readYaml(file(text), schema))).toEqual([
      'content/drinks.yaml:3: tea.level cannot be "simple": write one of easy, hard.',
      'content/drinks.yaml:6: tea.answers[2] must be text: put it in quotes, "1773".',
      'content/drinks.yaml:7: tea.answers[3] is empty: write some text.',
      'content/drinks.yaml:8: coffee.answers is missing: write it as a list.',
      'content/drinks.yaml:10: There is no field "abuot" here: write one of level, answers, near.',
    ]);
  });
  test.each([
    ['tea: {level: easy\n', 2],
    ['tea:\n  level: easy\n  level: hard\n', 3],
    ['tea: one: two\n', 1],
  ])('%j is not YAML', (text, line) => {
    const [fault] = faultsOf(() => readYaml(file(text), schema));
    expect(fault).toMatch(new RegExp(`^content/drinks.yaml:${line}: This is not YAML: `));
  });
  test('an empty file says what it is to hold', () => {
    expect(faultsOf(() => readYaml(file(''), schema))).toEqual([
      'content/drinks.yaml:1: The file must be names with values.',
    ]);
  });
  test('what no schema sees is told at its line, too', () => {
    const { faultAt } = readYaml(file('tea:\n  level: easy\n  answers: [a, b]\n'), schema);
    expect(faultAt(['tea', 'answers', 1], 'Twice.')).toEqual({
      file: 'content/drinks.yaml',
      line: 3,
      problem: 'Twice.',
    });
  });
});

describe('[LB1] Markdown', () => {
  const fields = z.strictObject({ name: z.string() });
  const read = (text: string) => {
    const { readFields, lines } = readMarkdown({ name: 'content/tea.md', text });
    return { ...readFields(fields), lines };
  };
  test('has its fields, and its lines with their numbers', () => {
    const { value, lines } = read('---\nname: tea\n---\n\n## A title\n\nteapot | Tea is brewed.\n');
    expect(value).toEqual({ name: 'tea' });
    expect(lines).toEqual([
      { line: 5, text: '## A title' },
      { line: 7, text: 'teapot | Tea is brewed.' },
    ]);
  });
  test('lines of its fields are counted in the whole file', () => {
    expect(faultsOf(() => read('---\nname: tea\nnaem: tee\n---\n'))).toEqual([
      'content/tea.md:3: There is no field "naem" here: write one of name.',
    ]);
  });
  test.each(['name: tea\n', '---\nname: tea\n', ''])('%j has no fields', (text) => {
    expect(faultsOf(() => read(text))).toEqual([
      'content/tea.md:1: The fields must stand between two lines of ---, the first of them at the top of the file.',
    ]);
  });
});

describe('files', () => {
  test('the faults of all files are told at once', () => {
    const files = ['b', 'a'].map((name) => ({ name: `content/${name}.yaml`, text: 'x: 1' }));
    expect(faultsOf(() => readEach(files, (one) => readYaml(one, schema)))).toEqual([
      'content/a.yaml:1: x must be fields with values.',
      'content/b.yaml:1: x must be fields with values.',
    ]);
  });
  test('a missing one is named', () => {
    expect(faultsOf(() => openContent(path.resolve('content'), 'none.yaml'))).toEqual([
      'content/none.yaml:1: This file is missing: bring it back.',
    ]);
  });
});
