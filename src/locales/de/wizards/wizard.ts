import type { wizardMessages } from '../../messages/wizards/wizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof wizardMessages> = ({ plural, number }) => ({
  steps: 'Schritte',
  next: 'Weiter',
  confirm: 'Bestätigen',
  price: (cost, left) =>
    left === null
      ? `Kostet ${number(cost)} Credits`
      : left < cost
        ? `Kostet ${number(cost)} Credits. Du hast ${number(left)}`
        : `Kostet ${number(cost)} deiner ${number(left)} Credits`,
  creditsMissing: (missing) =>
    `Nicht genug: ${number(missing)} ${plural(missing, 'Credit fehlt', 'Credits fehlen')}`,
  takes: (span) => `Dauert etwa ${span}`,
  others: (count) => `${number(count)} ${plural(count, 'anderes ist', 'andere sind')} in Arbeit`,
  back: 'Zurück',
  retry: 'Noch einmal',
  cancel: 'Abbrechen',
  startOver: {
    label: 'Neu anfangen',
    title: 'Neu anfangen?',
    text: 'Alles, was du hier geschrieben und ausgewählt hast, geht verloren. Hochgeladene Dateien bleiben in deiner Galerie.',
    close: 'Schließen',
  },
  busyHint: 'Das dauert einen Moment. Es geht nichts verloren.',
  late: 'Der Server hat zu lange gebraucht. Es geht nichts verloren.',
  lateCreation:
    'Der Server hat zu lange gebraucht. Vielleicht läuft dein Video trotzdem: Sieh unter Aufträge nach, bevor du es noch einmal versuchst.',
  script: {
    label: 'Skript wählen',
    title: 'Wähle ein Skript für dein Video',
    text: 'Wähle ein KI-Skript oder schreib dein eigenes',
    ideasTab: 'KI-Skript',
    ownTab: 'Selbst schreiben',
    edit: 'Bearbeiten',
    done: 'Fertig',
    select: 'Auswählen',
    selected: 'Ausgewählt',
    selectedForYou: 'Für dich ausgewählt: Alles, was es behauptet, ist belegt. Du kannst ein anderes nehmen.',
    ideaText: (title) => `Skript: ${title}`,
    noIdeas: 'Noch keine Ideen. Schreib dein eigenes Skript oder geh zurück und ergänze Details.',
    ownField: 'Dein Skript',
    ownPlaceholder: 'Schreib hier dein Skript …',
    tipsTitle: 'Tipps für ein gutes Skript',
    tips: [
      'Fass dich kurz: 75 Wörter dauern etwa 30 Sekunden.',
      'Schreib einfach, sodass alle folgen können.',
      'Gliedere in Einstieg, Hauptteil und Schluss.',
      'Denk an dein Publikum: Was will es wissen?',
      'Lies es laut vor: Was schwer auszusprechen ist, schreib um.',
    ],
    length: (count, seconds) =>
      count === 0
        ? 'Noch keine Wörter'
        : `${number(count)} ${plural(count, 'Wort', 'Wörter')} · etwa ${number(seconds)} s gesprochen`,
  },
  settings: {
    preview: 'Vorschau',
    previewHint: 'So beginnt es im ersten Stil, ohne Stimme und Musik. Andere Stile kommen danach.',
    label: 'Videoeinstellungen',
    title: 'Videoeinstellungen',
    text: 'Passe die Einstellungen deines Videos an',
    music: 'Hintergrundmusik wählen',
    moreMusic: (count) => `${count} weitere Stücke`,
    picks: {
      hint: 'Eilig? Im Editor lässt sich alles noch ändern.',
      confirm: (voice, track) => `Mit der Stimme ${voice} und der Musik „${track}“ erstellen`,
    },
    play: (title) => `${title} abspielen`,
    pause: (title) => `${title} anhalten`,
    voice: 'Stimme wählen',
    voicePlaceholder: 'Stimme wählen',
    voicesLoading: 'Stimmen werden geladen …',
    voicesFailed: 'Die Stimmen konnten nicht geladen werden.',
    othersGroup: 'Sonstige',
    otherLanguages: 'Andere Sprachen',
    languages: 'Sprache',
    cannotRead: (language, voice, spoken) =>
      `Dieses Skript ist auf ${language}, und ${voice} spricht ${spoken}. Wähle eine andere Stimme oder eine dieser Möglichkeiten:`,
    playSample: 'Hörprobe abspielen',
    pauseSample: 'Hörprobe anhalten',
    playSampleOf: (name) => `Hörprobe von ${name} abspielen`,
    pauseSampleOf: (name) => `Hörprobe von ${name} anhalten`,
    accent: 'Akzent',
    gender: 'Geschlecht',
    age: 'Alter',
    unknown: 'Keine Angabe',
  },
  created: 'Dein Video ist unterwegs.',
});
