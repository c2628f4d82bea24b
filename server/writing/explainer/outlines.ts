/** Where we know nothing of a topic we say so: outlines whose [brackets] wait for somebody who does, a file a language. */
import { z } from 'zod';
import { outlineShapeSchema, type ScriptIdea } from '../../../contract/scripts/script';
import { readEach } from '../../content/contentError';
import { contentUnder } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';

const text = z.string().trim().min(1);
const outlinesSchema = z.strictObject({
  /** `{topic}, explained in about a minute.` */
  announced: text,
  /** `¿{topic}?` */
  asked: text,
  open: text,
  asks: z.array(text).min(1),
  outlines: z.array(z.strictObject({ shape: outlineShapeSchema, title: text, script: text })).min(1),
});
/** By the language's code; English is among them. */
export type OutlinesByLanguage = ReadonlyMap<string, z.output<typeof outlinesSchema>>;

const FILE = /(\w+)\.yaml$/;

/** Throws a `ContentError` with all faults of all files. */
export const readOutlines = (contentDir: string): OutlinesByLanguage =>
  new Map(
    readEach(contentUnder(contentDir, 'outlines', '.yaml'), (file) => [
      FILE.exec(file.name)?.[1] ?? '',
      readYaml(file, outlinesSchema).value,
    ]),
  );

/** A voice reads the letters of its language, Latin ones mostly: a topic in others is to be put into words by its author. */
const READABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
const READABLE_IN: Readonly<Record<string, RegExp>> = {
  hi: /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u,
};

/** In the language, where we have it, else in English. */
export function outlines(topic: string, language: string, all: OutlinesByLanguage): ScriptIdea[] {
  const code = all.has(language) ? language : 'en';
  const own = all.get(code);
  if (!own) return [];
  const opening = (READABLE_IN[code] ?? READABLE).test(topic) ? openingOf(topic, own) : own.open;
  return own.outlines.map(({ shape, title, script }) => ({
    title,
    script: `${opening} ${script}`.trim(),
    origin: 'outline',
    outline: shape,
    language: code,
  }));
}

/** A question stays one, a thing is announced. */
function openingOf(topic: string, { announced, asked, asks }: z.output<typeof outlinesSchema>): string {
  const plain = topic.replace(/^[\s¿¡]+|[\s.?!,;:]+$/g, '');
  if (!plain) return '';
  const said = plain.charAt(0).toUpperCase() + plain.slice(1);
  // What’s, cos’è: the word that asks is what stands before its apostrophe.
  const words = plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isAsked = asks.some((asking) => `${words.slice(0, 2).join(' ')} `.startsWith(`${asking} `));
  return (isAsked || /[?？]\s*$/u.test(topic) ? asked : announced).replace('{topic}', said);
}
