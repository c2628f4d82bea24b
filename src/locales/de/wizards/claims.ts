import type { claimsMessages } from '../../messages/wizards/claims';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof claimsMessages> = ({ plural, number }) => ({
  title: 'Worauf sich dieses Skript stützt',
  checking: 'Jeder Satz wird mit deiner Seite verglichen …',
  asking: 'Ein Sprachmodell vergleicht es mit deiner Seite …',
  browserReads: (said, of) =>
    said === 0
      ? 'Das Modell deines Browsers vergleicht es mit deiner Seite …'
      : `Das Modell deines Browsers vergleicht es mit deiner Seite: ${number(said)} von ${number(of)} Sätzen`,
  cancel: 'Abbrechen',
  judged: {
    byModel: (model) => `Geprüft von ${model}, mit Zitaten aus deiner Seite`,
    byBrowser: 'Geprüft vom Modell deines Browsers, mit Zitaten aus deiner Seite',
    byRules: 'Wort für Wort geprüft, ohne Sprachmodell',
  },
  unavailable:
    'Das Skript konnte nicht mit deiner Seite verglichen werden. Du kannst weitermachen oder es noch einmal versuchen.',
  notCompared: 'Das Skript konnte nicht mit deiner Seite oder deinen Notizen verglichen werden.',
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
  noBacking: 'Auf deiner Seite steht davon nichts.',
  noClaim: 'Dieser Satz behauptet nichts.',
  open: (count) =>
    plural(
      count,
      'Ein Satz sagt etwas, das nicht auf deiner Seite steht. Bearbeite ihn oder behalte ihn, wenn du es belegen kannst.',
      `${number(count)} Sätze sagen etwas, das nicht auf deiner Seite steht. Bearbeite sie oder behalte, was du belegen kannst.`,
    ),
  notFound: (count) =>
    plural(
      count,
      'Ein Satz steht so nicht auf deiner Seite. Du kannst trotzdem weitermachen.',
      `${number(count)} Sätze stehen so nicht auf deiner Seite. Du kannst trotzdem weitermachen.`,
    ),
  notOnPage: (words, reason) => `„${words}“: ${reason}`,
  reasons: {
    figure: 'eine Zahl, die nicht auf deiner Seite steht',
    price: 'ein Preis oder Angebot, das nicht auf deiner Seite steht',
    superlative: 'ein Superlativ, der nicht auf deiner Seite steht',
    promise: 'ein Versprechen, das nicht auf deiner Seite steht',
    health: 'eine Gesundheitsaussage, die nicht auf deiner Seite steht',
    origin: 'eine Herkunft, die nicht auf deiner Seite steht',
    award: 'eine Auszeichnung, die nicht auf deiner Seite steht',
    endorsement: 'eine Empfehlung, die nicht auf deiner Seite steht',
    guarantee: 'eine Garantie, die nicht auf deiner Seite steht',
    comparison: 'ein Vergleich, der nicht auf deiner Seite steht',
    unfounded: 'auf deiner Seite nicht gefunden',
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
  unsupported: 'nicht auf deiner Seite',
  keep: 'Das kann ich belegen',
  keepNamed: (sentence) => `Das kann ich belegen: ${sentence}`,
  kept: 'Du sagst, dass du das belegen kannst.',
  release: 'Rückgängig',
  releaseNamed: (sentence) => `Rückgängig: Das kann ich belegen: ${sentence}`,
  proved: 'Das kannst du nach eigener Aussage belegen',
});
