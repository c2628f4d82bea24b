import type { scriptWritingMessages } from '../../messages/wizards/scriptWriting';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof scriptWritingMessages> = ({ plural, number }) => ({
  wishes: 'So soll es klingen',
  tone: 'Ton',
  anyTone: 'Beliebig',
  tones: { plain: 'Sachlich', warm: 'Warm', playful: 'Verspielt', bold: 'Selbstbewusst' },
  length: 'Länge',
  anyLength: 'Beliebig',
  seconds: (count) => `${number(count)} Sekunden`,
  language: 'Sprache',
  anyLanguage: 'Automatisch',
  others: 'Neu schreiben',
  similar: 'Mehr wie dieses',
  similarTo: (title) => `Mehr wie dieses: „${title}“`,
  earlier: 'Frühere Skripte',
  noModelButOurs: 'Mit einem Sprachmodell kannst du hier auch die Sprache wählen.',
  noModelButLength:
    'Die Länge gilt für Skripte aus deinen Notizen und aus Wikipedia. Mit einem Sprachmodell kannst du hier auch Ton und Sprache wählen.',
  nothingNew: 'Diesmal keine neuen Skripte. Sag mehr dazu oder bearbeite eines von diesen.',
  nothingNewYet:
    'Diesmal keine neuen Skripte. Sag mehr dazu, bearbeite eines von diesen oder lass das Browser-Modell schreiben.',
  by: {
    operatorModel: (model) => `Geschrieben von ${model}`,
    localModel: (model) => `Geschrieben von ${model} auf diesem Server`,
    browserModel: 'Geschrieben vom Modell deines Browsers',
    builtIn: 'Zitiert aus deinen Produktinfos',
  },
  aModel: 'Das Sprachmodell',
  progress: {
    beginning: 'Skripte werden geschrieben …',
    thinking: (name) => `${name} denkt nach …`,
    writing: (name, words, of) => `${name} schreibt: ${number(words)} von etwa ${number(of)} Wörtern`,
    again: (name) => `${name} versucht es noch einmal …`,
    label: 'Fortschritt der Skripte',
  },
  cancel: 'Abbrechen',
  retry: 'Noch einmal',
  failed: 'Die Skripte konnten nicht erstellt werden. Bitte versuche es noch einmal.',
  failures: {
    unreachable: (name) => `${name} war nicht erreichbar.`,
    refused: (name) => `${name} hat die Antwort verweigert.`,
    brokeOff: (name) => `${name} hat mitten in der Antwort aufgehört.`,
    tooSlow: (name) => `${name} hat zu lange gebraucht.`,
    tooLong: (name) => `${name} hat eine viel zu lange Antwort gegeben.`,
    unusable: (name) => `${name} hat zweimal geantwortet, und keine Antwort war brauchbar.`,
    unloadable: (name) => `${name} lässt sich nicht laden.`,
    noMemory: (name) => `Für ${name} ist zu wenig Arbeitsspeicher frei.`,
  },
  browser: {
    offer: 'Mit dem Browser-Modell schreiben',
    hint: 'Es läuft auf deinem Computer. Kein KI-Dienst sieht deinen Text.',
    opening: 'Das Modell deines Browsers startet …',
    downloading: (percent) => `Dein Browser lädt sein Modell herunter: ${percent} %`,
    downloadLabel: 'Download des Modells',
    writing: (words) =>
      words === 0
        ? 'Das Modell deines Browsers liest …'
        : `Das Modell deines Browsers schreibt: ${number(words)} ${plural(words, 'Wort', 'Wörter')}`,
    again: 'Die erste Antwort war nicht brauchbar. Noch ein Versuch …',
    checking: 'Der neue Text wird geprüft …',
    faults: {
      notAllowed: 'Dein Browser lässt diese Seite sein Modell nicht verwenden.',
      otherLanguage: 'Das Modell deines Browsers schreibt nicht in dieser Sprache.',
      tooMuch: 'Das ist zu viel Text für das Modell deines Browsers. Kürze ihn oder nimm ein anderes Skript.',
      answerTooLong: 'Das Modell deines Browsers hat eine viel zu lange Antwort gegeben.',
      broken: 'Das Modell deines Browsers hat mittendrin aufgehört.',
      silent: 'Das Modell deines Browsers hat nicht rechtzeitig geantwortet.',
      unchecked: 'Der neue Text konnte nicht geprüft werden.',
      unusable: 'Das Modell deines Browsers hat zweimal geantwortet, und keine Antwort war brauchbar.',
    },
    stays: 'Die Skripte unten sind noch da.',
  },
});
