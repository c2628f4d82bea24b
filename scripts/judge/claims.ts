/** `npm run judge:claims -- <file> [--misses] [--model]`: how well unsupported claims are found in sentences that others have labelled, which stay out of the repository; with `--model`, by the one of `LLM_…`, or one found here. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { claimReasonSchema } from '../../contract/scripts/claimReason';
import { readConfig } from '../../server/config';
import { readClaimsCheck } from '../../server/writing/checking/claimsCheck';
import { partsOf } from '../../server/text/partsOfSpeech';
import { createScriptWriter } from '../../server/writing/createScriptWriter';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, model: { type: 'boolean' } },
});

const labelledSchema = z.array(
  z.object({
    source: z.object({
      title: z.string(),
      description: z.string(),
      price: z.string().optional(),
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

type Product = z.output<typeof labelledSchema>[number];
const contentDir = path.resolve('content');
const claims = readClaimsCheck(contentDir);
const byRules = async ({ source, sentences }: Product) =>
  sentences.map(({ text }) =>
    claims.trace(text, source, source.language, source.language).flatMap(({ unsupported }) => unsupported),
  );
const writers = createScriptWriter(readConfig(process.env), {
  topics: [],
  outlines: new Map(),
  sentenceWords: new Map(),
  reader: {
    condense: () => Promise.reject(new Error('No notes are read here.')),
    tag: async (sentences) => sentences.map(partsOf),
    warm: () => {},
  },
  frames: new Map(),
  claims,
  log: console.error,
});
/** All sentences of a product are one script, and a line of it each. */
async function byModel({ source, sentences }: Product) {
  const script = sentences.map(({ text }) => text).join('\n');
  const judged = await writers.judgeScript({ script, source });
  judges.add(judged.judge.model ?? judged.judge.kind);
  let at = 0;
  return sentences.map(({ text }) => {
    const [start, end] = [at, (at += text.length + 1)];
    return judged.sentences
      .filter((traced) => traced.start >= start && traced.start < end)
      .flatMap(({ unsupported }) => unsupported);
  });
}
const judges = new Set<string>();
const count = { right: 0, missed: 0, wrong: 0, quiet: 0, reasons: 0 };
const byLanguage: Record<string, { right: number; missed: number; wrong: number; quiet: number }> = {};
let slowestMs = 0;

for (const file of positionals)
  for (const product of labelledSchema.parse(parse(readFileSync(file, 'utf8')))) {
    const { source, sentences } = product;
    const started = performance.now();
    const answers = await (values.model ? byModel : byRules)(product);
    slowestMs = Math.max(slowestMs, performance.now() - started);
    for (const [index, { text, unsupported }] of sentences.entries()) {
      const found = answers[index] ?? [];
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
  }

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / (whole || 1)).toFixed(1)} %)`;
console.table({
  recall: share(count.right, count.right + count.missed),
  precision: share(count.right, count.right + count.wrong),
  'right reason': share(count.reasons, count.right),
  'slowest product': `${slowestMs.toFixed(0)} ms`,
});
console.table(byLanguage);
if (values.model) console.log(`judged by ${[...judges].join(', ')}`);
