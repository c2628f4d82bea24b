/** The mail with the link that lets somebody choose a new password. [A4] */
import type { Letter } from '../mail/mail';
import { type LetterLanguage, recoveryWords } from './recoveryWords';

export function recoveryLetter(to: string, link: string, language: LetterLanguage): Letter {
  const lines = recoveryWords[language];
  return {
    to,
    subject: lines.subject,
    text: `${lines.hello}\n\n${lines.why} ${lines.how}\n\n${link}\n\n${lines.calm}\n\nReelwright\n`,
    html: `<!doctype html>
<html lang="${language}">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #1c1b22; max-width: 32em; margin: 2em auto; padding: 0 1em">
<p>${lines.hello}</p>
<p>${lines.why} ${lines.how}</p>
<p><a href="${escaped(link)}" style="display: inline-block; padding: .7em 1.4em; border-radius: .5em; background: #1c1b22; color: #fff; text-decoration: none">${lines.subject}</a></p>
<p>${lines.calm}</p>
<p>Reelwright</p>
</body>
</html>
`,
  };
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** @param accepted as a browser says it (`fr-CH, fr;q=0.9, en;q=0.8`); English where it asks for none of ours. */
export function letterLanguage(accepted = ''): LetterLanguage {
  const wanted = accepted.split(',').map((one) => {
    const [tag = '', ...rest] = one.trim().split(';');
    const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
    return { tag: tag.split('-')[0]?.toLowerCase() ?? '', weight };
  });
  const best = wanted
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ tag, weight }) => weight > 0 && isOurs(tag));
  return (best?.tag as LetterLanguage | undefined) ?? 'en';
}
const isOurs = (tag: string): tag is LetterLanguage => Object.hasOwn(recoveryWords, tag);
