/** A mail of the authentication: why it comes, its link, and what to do where nobody asked for it. [A4] [AC1] */
import type { FastifyRequest } from 'fastify';
import { acceptedLanguages } from '../http/acceptedLanguages';
import { escaped } from '../http/escaped';
import type { Letter, Mail } from '../mail/mail';
import { type LetterKind, type LetterLanguage, type LetterLines, letterWords } from './letterWords';

interface Written {
  readonly kind: LetterKind;
  readonly to: string;
  /** Null where there is nothing to open. */
  readonly link: string | null;
  readonly language: LetterLanguage;
}

interface LaidOut extends Omit<Written, 'kind'> {
  readonly hello: string;
  readonly lines: LetterLines;
}

export function linkLetter({ kind, to, link, language }: Written): Letter {
  const { hello, [kind]: lines } = letterWords[language];
  return layOutLetter({ hello, lines, to, link, language });
}

/** Any letter of ours: why, how, a link where there is one, and what calms. */
export function layOutLetter({ hello, lines, to, link, language }: LaidOut): Letter {
  const linked = link === null ? '' : `${link}\n\n`;
  const button =
    link === null
      ? ''
      : `<p><a href="${escaped(link)}" style="display: inline-block; padding: .7em 1.4em; border-radius: .5em; background: #1c1b22; color: #fff; text-decoration: none">${escaped(lines.subject)}</a></p>\n`;
  const { subject, why, how, calm } = lines;
  return {
    to,
    subject,
    text: `${hello}\n\n${why} ${how}\n\n${linked}${calm}\n\nReelwright\n`,
    html: `<!doctype html>
<html lang="${language}">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #1c1b22; max-width: 32em; margin: 2em auto; padding: 0 1em">
<p>${hello}</p>
<p>${escaped(why)} ${escaped(how)}</p>
${button}<p>${escaped(calm)}</p>
<p>Reelwright</p>
</body>
</html>
`,
  };
}

/** In the language of whoever asks; not waited for: what it tells of is done. */
export function sendLetter(
  mail: Mail,
  request: FastifyRequest,
  { kind, to }: { readonly kind: LetterKind; readonly to: string },
): void {
  const language = letterLanguage(request.headers['accept-language']);
  void mail
    .send(linkLetter({ kind, to, link: null, language }))
    .catch((error: unknown) => request.log.error(error, 'The mail could not be sent.'));
}

/** @param accepted as a browser says it (`fr-CH, fr;q=0.9, en;q=0.8`); English where it asks for none of ours. */
export const letterLanguage = (accepted?: string): LetterLanguage =>
  acceptedLanguages(accepted).find(isOurs) ?? 'en';
const isOurs = (tag: string): tag is LetterLanguage => Object.hasOwn(letterWords, tag);
