import type { claimsMessages } from '../../messages/wizards/claims';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof claimsMessages> = ({ plural, number }) => ({
  title: 'Worauf sich dieses Skript stützt',
  checking: 'Jeder Satz wird mit deinen Produktinfos verglichen …',
  asking: 'Ein Sprachmodell vergleicht es mit deinen Produktinfos …',
  browserReads: (said, of) =>
    said === 0
      ? 'Das Modell deines Browsers vergleicht es mit deinen Produktinfos …'
      : `Das Modell deines Browsers vergleicht es mit deinen Produktinfos: ${number(said)} von ${number(of)} Sätzen`,
  cancel: 'Abbrechen',
  judged: {
    byModel: (model) => `Geprüft von ${model}, mit Zitaten aus deinen Produktinfos`,
    byBrowser: 'Geprüft vom Modell deines Browsers, mit Zitaten aus deinen Produktinfos',
    byRules: 'Wort für Wort geprüft, ohne Sprachmodell',
  },
  unavailable:
    'Das Skript konnte nicht mit deinen Produktinfos verglichen werden. Du kannst weitermachen oder es noch einmal versuchen.',
  notCompared: 'Das Skript konnte nicht mit deinen Produktinfos oder deinen Notizen verglichen werden.',
  retry: 'Noch einmal',
  hint: 'Wähle einen Satz, um zu sehen, was ihn belegt.',
  backing: {
    title: (quote) => `Dein Titel sagt: „${quote}“`,
    description: (quote) => `Deine Beschreibung sagt: „${quote}“`,
    price: (quote) => `Der Preis ist: „${quote}“`,
    audience: (quote) => `Deine Zielgruppe beschreibst du so: „${quote}“`,
    fact: (quote) => `Du sagst: „${quote}“`,
  },
  saidIn: {
    article: (quote) => `Im Artikel steht: „${quote}“`,
    notes: (quote) => `In deinen Notizen steht: „${quote}“`,
  },
  notSaidIn: {
    article: 'So steht das nicht im Artikel.',
    notes: 'So steht das nicht in deinen Notizen.',
  },
  noBacking: 'In deinen Produktinfos steht davon nichts.',
  noClaim: 'Dieser Satz behauptet nichts.',
  open: (count) =>
    plural(
      count,
      'Ein Satz sagt etwas, das nicht in deinen Produktinfos steht. Bearbeite ihn oder behalte ihn, wenn du es belegen kannst.',
      `${number(count)} Sätze sagen etwas, das nicht in deinen Produktinfos steht. Bearbeite sie oder behalte, was du belegen kannst.`,
    ),
  notFound: (count) =>
    plural(
      count,
      'Ein Satz steht so nicht in deinen Produktinfos. Du kannst trotzdem weitermachen.',
      `${number(count)} Sätze stehen so nicht in deinen Produktinfos. Du kannst trotzdem weitermachen.`,
    ),
  notOnPage: (words, reason) => `„${words}“: ${reason}`,
  reasons: {
    figure: 'eine Zahl, die nicht in deinen Produktinfos steht',
    price: 'ein Preis oder Angebot, das nicht in deinen Produktinfos steht',
    superlative: 'ein Superlativ, der nicht in deinen Produktinfos steht',
    promise: 'ein Versprechen, das nicht in deinen Produktinfos steht',
    health: 'eine Gesundheitsaussage, die nicht in deinen Produktinfos steht',
    origin: 'eine Herkunft, die nicht in deinen Produktinfos steht',
    award: 'eine Auszeichnung, die nicht in deinen Produktinfos steht',
    endorsement: 'eine Empfehlung, die nicht in deinen Produktinfos steht',
    guarantee: 'eine Garantie, die nicht in deinen Produktinfos steht',
    comparison: 'ein Vergleich, der nicht in deinen Produktinfos steht',
    unfounded: 'in deinen Produktinfos nicht gefunden',
  },
  reasonsInNotes: {
    figure: 'eine Zahl, die nicht in deinen Notizen steht',
    price: 'ein Preis oder Angebot, das nicht in deinen Notizen steht',
    superlative: 'ein Superlativ, der nicht in deinen Notizen steht',
    promise: 'ein Versprechen, das nicht in deinen Notizen steht',
    health: 'eine Gesundheitsaussage, die nicht in deinen Notizen steht',
    origin: 'eine Herkunft, die nicht in deinen Notizen steht',
    award: 'eine Auszeichnung, die nicht in deinen Notizen steht',
    endorsement: 'eine Empfehlung, die nicht in deinen Notizen steht',
    guarantee: 'eine Garantie, die nicht in deinen Notizen steht',
    comparison: 'ein Vergleich, der nicht in deinen Notizen steht',
    unfounded: 'in deinen Notizen nicht gefunden',
  },
  unsupported: 'nicht in deinen Produktinfos',
  keep: 'Das kann ich belegen',
  keepNamed: (sentence) => `Das kann ich belegen: ${sentence}`,
  kept: 'Du sagst, dass du das belegen kannst.',
  release: 'Rückgängig',
  releaseNamed: (sentence) => `Rückgängig: Das kann ich belegen: ${sentence}`,
  proved: 'Das kannst du nach eigener Aussage belegen',
});
