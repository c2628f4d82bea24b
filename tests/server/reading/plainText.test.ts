/** Words without markup, as a browser would show them. */
import { expect, test } from 'vitest';
import { plainText } from '../../../server/reading/html/plainText';

test.each([
  ['a block is a line', '<section>Oak</section><dl><dt>Height</dt><dd>45 cm</dd></dl>', 'Oak\nHeight\n45 cm'],
  [
    'cells stand apart in their row',
    '<table><tr><td>Oak</td><td>45 cm</td><td>2 kg</td></tr></table>',
    'Oak 45 cm 2 kg',
  ],
  [
    'the first of two calls what the second says',
    '<table><tr><td><b>Height</b> </td><td>45 cm</td></tr><tr><td>Feet:</td><td>oak</td></tr></table>',
    'Height: 45 cm\nFeet: oak',
  ],
  [
    'elements that end in a sentence stand apart',
    '<span>It is oak.</span><span>It lasts.</span>',
    'It is oak. It lasts.',
  ],
  ['marks within a word leave it whole', 'ver<b>y</b> old, e.g.<i>oak</i>', 'very old, e.g.oak'],
  [
    'a source that is indented around marks parts no sentence',
    '<p>\n    Made of\n    <b>\n      oak\n    </b>\n    alone\n</p>',
    'Made of oak alone',
  ],
  [
    'what was escaped twice is a letter all the same',
    '<p>Oak&amp;nbsp;stool&amp;#8482; for R&amp;D</p>',
    'Oak stool™ for R&D',
  ],
  [
    'what was escaped three times is markup all the same, without breaks that lost their backslashes',
    '&amp;lt;ul&amp;gt;rn&amp;lt;li&amp;gt;8 GB&amp;lt;/li&amp;gt;rn&amp;lt;li&amp;gt;2 fans&amp;lt;/li&amp;gt;rn&amp;lt;/ul&amp;gt;',
    '• 8 GB\n• 2 fans',
  ],
  [
    'an item of a list has a mark, in whatever its words stand, and none without words',
    '<ul><li><b>Two</b> fans</li><li></li><li>\n <span>8 GB</span></li></ul>For R&D<ul><li><p>Oak</p></li></ul>',
    '• Two fans\n• 8 GB\nFor R&D\n• Oak',
  ],
  ['what is not shown is not read', 'Oak<script>var a</script><style>p{}</style>', 'Oak'],
  [
    'points keep their lines',
    'Oiled three times by hand, and then waxed\nMade of oak',
    'Oiled three times by hand, and then waxed\nMade of oak',
  ],
])('[PG2] %s', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

test('[PG2] lines that a source broke at one width are one again, in any language', () => {
  const german =
    'Die Mühle mahlt die Bohnen mit Scheiben aus\nStahl, die bei jeder Drehung gleich weit\nvoneinander stehen, und das für viele Jahre\nohne Pflege.';
  expect(plainText(`<p>${german}</p>`)).toBe(german.replaceAll('\n', ' '));
});

test('[PG2] markup of any depth is read', () => {
  const deep = 20_000;
  expect(plainText(`${'<b>'.repeat(deep)}Oak`)).toBe('Oak');
});
