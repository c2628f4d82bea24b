import type { explainerWizardMessages } from '../../messages/wizards/explainerWizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof explainerWizardMessages> = {
  topic: {
    label: 'Thema eingeben',
    title: 'Mach aus jedem Thema ein Lernvideo',
    text: 'Eine Frage, ein Thema oder deine eigenen Notizen. Füge ein, so viel du willst.',
    field: 'Thema eingeben',
    placeholder: 'Worum geht es in deinem Video?',
    sample: 'Beispiel ansehen',
  },
  lookUp: {
    action: 'Nachschlagen',
    hint: 'Ein Skript aus dem Wikipedia-Artikel zu deinem Thema',
    which: (name) => `Was meinst du mit „${name}“?`,
    whichText: 'Die Wikipedia hat mehrere Artikel mit diesem Namen. Wähle den, den du meinst.',
    none: 'Keiner davon',
    search: 'In diesen Artikeln suchen',
    noMatch: (words) => `Nichts davon passt zu „${words}“`,
    showAll: (count) => `Alle ${count} anzeigen`,
    otherMeanings: 'Etwas anderes gemeint?',
    otherMeaningsHint: 'Andere Wikipedia-Artikel mit diesem Namen',
  },
  sentences: {
    action: 'Sätze selbst auswählen',
    title: 'Wähle, was dein Video sagt',
    of: {
      article: 'Kreuze Sätze des Artikels an. Sie werden in seiner Reihenfolge gesprochen.',
      notes: 'Kreuze Sätze deiner Notizen an. Sie werden in deren Reihenfolge gesprochen.',
    },
    needed: {
      article:
        'Was für sich verständlich ist, ist angekreuzt. Kreuze an, was dein Video noch sagen soll: Die Sätze werden in der Reihenfolge des Artikels gesprochen.',
      notes:
        'Zu wenig in deinen Notizen ist für sich verständlich, als dass wir wählen könnten. Kreuze Sätze an: Sie werden in ihrer Reihenfolge gesprochen.',
    },
    alone: 'Diese sind für sich verständlich',
    leaning: 'Diese brauchen vielleicht einen anderen Satz',
    leaningHint: 'Kreuze einen an, wenn aus deinen anderen Sätzen klar wird, was er meint.',
    leansOn: {
      pronoun: (words) => `„${words}“: wer oder was?`,
      thing: (words) => `„${words}“: was ist gemeint?`,
      name: (words) => `„${words}“: wer ist das?`,
      comparison: (words) => (words ? `„${words}“: verglichen womit?` : 'Verglichen womit?'),
      time: () => 'Wann war das?',
      subject: () => 'Nennt dein Thema nicht',
      joins: (words) =>
        words ? `„${words}“ knüpft an einen früheren Satz an` : 'Knüpft an einen früheren Satz an',
      long: (_, count) => `${count} Wörter: viel für einen Atemzug`,
      unsure: () => 'Ob er für sich verständlich ist, wissen wir nicht',
    },
    count: (said, of) => `${said} von ${of} gewählt`,
  },
  busy: {
    suggestingScripts: 'Skripte zu deinem Thema werden geschrieben …',
    lookingTopicUp: 'Wird in der Wikipedia nachgeschlagen …',
    fetchingSentences: 'Die Sätze werden geholt …',
    takingSentences: 'Dein Skript wird zusammengestellt …',
    creatingVideo: 'Dein Video wird gestartet …',
  },
  errors: {
    topicMissing: 'Bitte gib ein Thema für das Video ein',
    topicTooLong: 'Bitte kürze das Thema auf 20.000 Zeichen',
    scriptIdeasFailed: 'Die Skripte konnten nicht erstellt werden. Bitte versuche es noch einmal.',
    lookUpFailed: 'Das Nachschlagen hat nicht geklappt.',
    sentencesMissing: 'Wähle Sätze mit zusammen mindestens 30 Wörtern',
    sentencesFailed: 'Diese Sätze konnten nicht geholt werden.',
    sentencesChanged: 'Manches, was du angekreuzt hast, steht nicht mehr im Text. Prüfe deine Auswahl.',
    notesTooShort:
      'Deine Notizen haben zu wenige Sätze für ein Video. Füge welche hinzu oder schreib das Skript selbst.',
    notesTooSlow: 'Deine Notizen zu lesen hat zu lange gedauert. Kürze sie oder schreib das Skript selbst.',
    articleMissing:
      'Die Wikipedia hat dazu keinen Artikel. Versuche andere Wörter oder fülle die Gliederung aus.',
    articleTooSlow:
      'Den Artikel in der Wikipedia zu lesen hat zu lange gedauert. Versuche andere Wörter oder fülle die Gliederung aus.',
    articleTooShort:
      'Der Artikel in der Wikipedia ist zu kurz für ein Video. Versuche andere Wörter oder fülle die Gliederung aus.',
    articleIsList:
      'Der Artikel in der Wikipedia ist nur eine Liste. Schlag einen ihrer Einträge nach oder füll die Gliederung aus.',
    scriptMissing: 'Wähle ein Skript',
    scriptWordless: 'Hier steht noch nichts, was gesprochen werden kann: Füge Wörter hinzu',
    scriptTooLong: 'Dieses Skript ist zu lang: Höchstens 600 Wörter sind möglich',
    outlineUnfilled: 'Fülle alles in [Klammern] aus',
    musicMissing: 'Wähle eine Hintergrundmusik',
    voiceMissing: 'Wähle eine Stimme',
    voiceCannotRead: 'Diese Stimme spricht die Sprache deines Skripts nicht',
    recordingMissing: 'Nimm deine Stimme auf und tippe auf „Diese Aufnahme verwenden“, oder lade eine hoch',
    videoFailed: 'Das Video konnte nicht erstellt werden. Bitte versuche es noch einmal.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  },
};
