/** The letter by which an operator sees that mail goes out. */
import type { LetterLanguage } from '../auth/letterWords';
import type { Letter } from '../mail/mail';

const words: Readonly<Record<LetterLanguage, { readonly subject: string; readonly text: string }>> = {
  en: {
    subject: 'Mail from Reelwright arrives',
    text: 'You asked for this letter on the operator’s page. Mail works.',
  },
  de: {
    subject: 'Post von Reelwright kommt an',
    text: 'Diesen Brief hast du auf der Betreiberseite angefordert. Die Post funktioniert.',
  },
  es: {
    subject: 'El correo de Reelwright llega',
    text: 'Has pedido esta carta en la página del operador. El correo funciona.',
  },
  fr: {
    subject: 'Le courrier de Reelwright arrive',
    text: 'Vous avez demandé cette lettre sur la page de l’opérateur. Le courrier fonctionne.',
  },
};

export function trialLetter(to: string, language: LetterLanguage): Letter {
  const { subject, text } = words[language];
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><p>${text}</p></html>\n`,
  };
}
