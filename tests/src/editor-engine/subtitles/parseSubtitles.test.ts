import { expect, test } from 'vitest';
import { parseSubtitles } from '../../../../src/editor-engine/subtitles/parseSubtitles';

const lines = (...all: string[]) => all.join('\n');

test('an SRT file with a byte order mark and CRLF is read', () =>
  expect(
    parseSubtitles(
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nHello there\r\nsecond line\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye\r\n',
    ),
  ).toEqual({
    cues: [
      { from: 1000, to: 2500, text: 'Hello there\nsecond line' },
      { from: 3000, to: 4000, text: 'Bye' },
    ],
    problems: [],
  }));

test('a WebVTT file with its head, remarks, names, settings and no hours is read', () =>
  expect(
    parseSubtitles(
      lines(
        'WEBVTT - made by hand',
        'Kind: captions',
        '',
        'STYLE',
        '::cue { color: red }',
        '',
        'NOTE nobody',
        'reads this',
        '',
        'first',
        '00:01.000 --> 00:02.000 align:start position:10%',
        '<v Anna>Tom &amp; <i>Jerry</i>',
        '',
        '01:00.5 --> 01:01',
        'One <00:01:00.700>word <c.loud>after</c> another',
      ),
    ),
  ).toEqual({
    cues: [
      { from: 1000, to: 2000, text: 'Tom & Jerry' },
      { from: 60_500, to: 61_000, text: 'One word after another' },
    ],
    problems: [],
  }));

test('entities, tags and placing marks of SRT are taken out, unknown ones stay', () =>
  expect(
    parseSubtitles(
      lines(
        '1',
        '00:00:00,000 --> 00:00:01,000',
        '{\\an8}<font color="#fff">5 &lt; 6</font> &#39;so&#x27; &nope; <3 &#0; &hellip;',
      ),
    ).cues,
  ).toEqual([{ from: 0, to: 1000, text: "5 < 6 'so' &nope; <3 &#0; …" }]));

test('cues that follow one another without an empty line are told apart', () =>
  expect(
    parseSubtitles(
      lines('1', '00:00:00,000 --> 00:00:01,000', 'one', '2', '00:00:01,000 --> 00:00:02,000', '2'),
    ),
  ).toEqual({
    cues: [
      { from: 0, to: 1000, text: 'one' },
      { from: 1000, to: 2000, text: '2' },
    ],
    problems: [],
  }));

test('an arrow in the words is no timing', () =>
  expect(parseSubtitles(lines('00:00:00,000 --> 00:00:01,000', 'left --> right')).cues).toEqual([
    { from: 0, to: 1000, text: 'left --> right' },
  ]));

test('each problem names its line, and the cues around it stay', () =>
  expect(
    parseSubtitles(
      lines(
        '1',
        '00:00:xx,000 --> 00:00:01,000',
        'unreadable',
        '',
        '00:00:09,000 --> 00:00:08,000',
        'backwards',
        '',
        '-00:00:02,000 --> -00:00:01,000',
        'before everything',
        '',
        '-00:00:02,000 --> 00:00:01,000',
        'half before',
        '',
        '00:00:02,000 --> 00:00:03,000',
        '<b></b>',
        '',
        'a stray line',
        'and another',
        '',
        '99:00:00,000 --> 99:00:01,000',
        'far too late',
        '',
        '00:61:00,000 --> 00:62:01,000',
        'no such minute',
      ),
    ),
  ).toEqual({
    cues: [{ from: 0, to: 1000, text: 'half before' }],
    problems: [
      { line: 2, code: 'badTime' },
      { line: 5, code: 'endsBeforeItBegins' },
      { line: 8, code: 'beforeStart' },
      { line: 11, code: 'beforeStart' },
      { line: 14, code: 'noText' },
      { line: 17, code: 'noTime' },
      { line: 20, code: 'tooLate' },
      { line: 23, code: 'badTime' },
    ],
  }));

test('cues out of order are put in order; the earlier of two that overlap ends where the next begins', () =>
  expect(
    parseSubtitles(
      lines(
        '00:00:05,000 --> 00:00:06,000',
        'third',
        '',
        '00:00:01,000 --> 00:00:03,000',
        'first',
        '',
        '00:00:02,000 --> 00:00:04,000',
        'second',
      ),
    ),
  ).toEqual({
    cues: [
      { from: 1000, to: 2000, text: 'first' },
      { from: 2000, to: 4000, text: 'second' },
      { from: 5000, to: 6000, text: 'third' },
    ],
    problems: [
      { line: 4, code: 'outOfOrder' },
      { line: 7, code: 'outOfOrder' },
      { line: 7, code: 'overlaps' },
    ],
  }));

test('two cues that begin together are one of both texts', () =>
  expect(
    parseSubtitles(lines('00:01.000 --> 00:02.000', '- Who?', '', '00:01.000 --> 00:03.000', '- Me.')),
  ).toEqual({
    cues: [{ from: 1000, to: 3000, text: '- Who?\n- Me.' }],
    problems: [{ line: 4, code: 'overlaps' }],
  }));

test('what ends after the longest video is cut there, and a text that is too long is cut too', () => {
  const { cues, problems } = parseSubtitles(lines('00:09:59,000 --> 00:10:01,000', 'a'.repeat(6000)));
  expect(cues).toEqual([{ from: 599_000, to: 600_000, text: 'a'.repeat(5000) }]);
  expect(problems).toEqual([{ line: 2, code: 'longText' }]);
});

test.each([
  ['nothing', '', 'noCues'],
  ['only a head', 'WEBVTT', 'noCues'],
  ['ten megabytes', 'x'.repeat(10_000_000), 'tooLarge'],
  ['a page', '<!doctype html><title>Not found</title>', 'noTime'],
  ['one line without an end', '<b '.repeat(1_000_000), 'noTime'],
])('%s has no cues, and says why', (_, file, code) =>
  expect(parseSubtitles(file)).toEqual({ cues: [], problems: [{ line: 1, code }] }),
);

test('of nonsense at most a hundred problems are listed', () => {
  const { cues, problems } = parseSubtitles('1 -->\n'.repeat(500_000));
  expect(cues).toEqual([]);
  expect(problems.length).toBe(100);
  expect(problems[99]).toEqual({ line: 100, code: 'badTime' });
});
