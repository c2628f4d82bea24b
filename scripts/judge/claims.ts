/** `npm run judge:claims -- <file> [--misses]`: how well unsupported claims are found in sentences that others have labelled, which stay out of the repository. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { claimReasonSchema } from '../../contract/scripts/claims';
import { readClaimsCheck } from '../../server/writing/checking/claimsCheck';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' } },
});

const labelledSchema = z.array(
  z.object({
    source: z.object({
      title: z.string(),
      description: z.string(),
      facts: z.array(z.string()).default([]),
      language: z.string().default('en'),
    }),
    sentences: z.array(
      z.object({
        text: z.string(),
        unsupported: z.array(z.object({ words: z.string(), reason: claimReasonSchema })),
      }),
    ),
  }),
);

const { trace } = readClaimsCheck(path.resolve('content'));
const count = { right: 0, missed: 0, wrong: 0, quiet: 0, reasons: 0 };
const byLanguage: Record<string, { right: number; missed: number; wrong: number; quiet: number }> = {};
let slowestMs = 0;

for (const file of positionals)
  for (const { source, sentences } of labelledSchema.parse(parse(readFileSync(file, 'utf8'))))
    for (const { text, unsupported } of sentences) {
      const started = performance.now();
      const found = trace(text, source, source.language).flatMap((traced) => traced.unsupported);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      const isUnsupported = unsupported.length > 0;
      const verdict =
        found.length > 0 ? (isUnsupported ? 'right' : 'wrong') : isUnsupported ? 'missed' : 'quiet';
      count[verdict] += 1;
      (byLanguage[source.language] ??= { right: 0, missed: 0, wrong: 0, quiet: 0 })[verdict] += 1;
      const named = unsupported.some(({ reason }) => found.some((part) => part.reason === reason));
      if (verdict === 'right' && named) count.reasons += 1;
      if (values.misses && (verdict === 'missed' || verdict === 'wrong' || (verdict === 'right' && !named)))
        console.log(
          `${verdict === 'right' ? 'reason' : verdict} | ${source.title.slice(0, 24)} | ${text}\n    found ${found.map(({ words, reason }) => `${reason}: ${words}`).join(' | ') || 'nothing'}; labelled ${unsupported.map(({ words, reason }) => `${reason}: ${words}`).join(' | ') || 'nothing'}`,
        );
    }

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / (whole || 1)).toFixed(1)} %)`;
console.table({
  recall: share(count.right, count.right + count.missed),
  precision: share(count.right, count.right + count.wrong),
  'right reason': share(count.reasons, count.right),
  'slowest sentence': `${slowestMs.toFixed(0)} ms`,
});
console.table(byLanguage);
