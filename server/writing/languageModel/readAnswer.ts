/** The ideas in what a model answered: without its thinking, and with what JSON lacks put right. */
import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';
import { adFrameSchema, type ScriptIdea } from '../../../contract/scripts/script';
import type { WriterFault } from '../../../contract/scripts/writerFault';

export type Reading = { readonly ideas: ScriptIdea[] } | { readonly fault: WriterFault };

/** A frame that a model made up is none of ours, and no reason to refuse its script. */
const frame = z.unknown().transform((named) => adFrameSchema.safeParse(named).data);
/** No script of a minute is longer in any language. */
const LONGEST = 4_000;
const LONGEST_TITLE = 80;
const spoken = z.string().max(LONGEST).transform(asSpoken).pipe(z.string().min(1));
const title = spoken.transform((text) => text.slice(0, LONGEST_TITLE));
const ideaSchema = z
  .object({ title, script: spoken, frame: frame.optional() })
  .transform(({ frame: named, ...idea }): ScriptIdea => (named ? { ...idea, frame: named } : idea));
const answerSchema = z.object({ ideas: z.array(z.unknown()).min(1) });

/** Many servers ignore a schema, and wrap JSON in thinking, prose or a code fence. */
export function readAnswer(answer: string): Reading {
  const parsed = answerSchema.safeParse(jsonIn(withoutThinking(answer), 'ideas'));
  if (!parsed.success) return { fault: { code: 'noScripts' } };
  const ideas = parsed.data.ideas.map((idea) => ideaSchema.safeParse(idea)).flatMap(({ data }) => data ?? []);
  return ideas.length > 0 ? { ideas } : { fault: { code: 'halfScripts' } };
}

/** Some templates open the thinking in the question, so that an answer only closes it; some models never close it. */
export const withoutThinking = (answer: string) =>
  answer.replace(/^[\s\S]*<\/think(?:ing)?>/i, '').replace(/<think(?:ing)?>[\s\S]*$/i, '');

/** How many braces behind the end may be somebody's prose. */
const MOST_ENDS = 5;

/** The object with this key, up to the last brace that closes something: of an answer that was cut off, no idea is half. */
export function jsonIn(text: string, key: 'ideas' | 'sentences' | 'texts'): unknown {
  const from = text.search(new RegExp(`\\{\\s*"?${key}"?\\s*:`));
  let to = text.length;
  for (let tried = 0; from >= 0 && tried < MOST_ENDS; tried += 1) {
    to = text.lastIndexOf('}', to - 1);
    if (to < from) return undefined;
    try {
      return JSON.parse(jsonrepair(text.slice(from, to + 1)));
    } catch {
      // The next brace before it.
    }
  }
  return undefined;
}

/** Marks that nobody says, and signs that turn the rest of a screen around. */
export function asSpoken(text: string): string {
  return (
    text
      .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})[\u200d\ufe0f]*/gu, '')
      .replace(/#(?=\p{L})|\*+/gu, '')
      // Two of these join letters in Hindi and Persian.
      .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\s])+/gu, ' ')
      .trim()
  );
}
