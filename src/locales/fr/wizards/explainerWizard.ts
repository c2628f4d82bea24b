import type { explainerWizardMessages } from '../../messages/wizards/explainerWizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof explainerWizardMessages> = {
  topic: {
    label: 'Saisir un sujet',
    title: 'Transformez n’importe quel sujet en vidéo pédagogique',
    text: 'Une question, un sujet ou vos propres notes. Collez-en autant que vous voulez.',
    field: 'Saisissez un sujet',
    placeholder: 'Quel est le sujet de votre vidéo ?',
    sample: 'Voir un exemple',
  },
  lookUp: {
    action: 'Rechercher',
    hint: 'Un script tiré de l’article de Wikipédia sur votre sujet',
    which: (name) => `${name} : lequel ?`,
    whichText: 'Wikipédia a plusieurs articles sous ce nom. Choisissez le vôtre.',
    none: 'Aucun de ceux-ci',
    search: 'Chercher dans ces articles',
    noMatch: (words) => `Aucun ne correspond à « ${words} »`,
    showAll: (count) => `Afficher les ${count}`,
    otherMeanings: 'Vous pensiez à autre chose ?',
    otherMeaningsHint: 'D’autres articles de Wikipédia portant ce nom',
  },
  sentences: {
    action: 'Choisir les phrases',
    title: 'Choisissez ce que dit votre vidéo',
    of: {
      article: 'Cochez des phrases de l’article. Elles sont lues dans son ordre.',
      notes: 'Cochez des phrases de vos notes. Elles sont lues dans leur ordre.',
    },
    needed: {
      article:
        'Nous avons coché ce qui se comprend seul. Cochez ce que votre vidéo doit dire d’autre : les phrases sont lues dans l’ordre de l’article.',
      notes:
        'Trop peu de vos notes se comprend seul pour que nous choisissions. Cochez des phrases : elles sont lues dans leur ordre.',
    },
    alone: 'Celles-ci se comprennent seules',
    leaning: 'Celles-ci ont peut-être besoin d’une autre phrase',
    leaningHint: 'Cochez-en une si les autres phrases choisies disent clairement de quoi il s’agit.',
    leansOn: {
      pronoun: (words) => `« ${words} » : qui ou quoi ?`,
      thing: (words) => `« ${words} » : lequel ?`,
      name: (words) => `« ${words} » : qui est-ce ?`,
      comparison: (words) => (words ? `« ${words} » : par rapport à quoi ?` : 'Par rapport à quoi ?'),
      time: () => 'Quand était-ce ?',
      subject: () => 'Ne nomme pas votre sujet',
      joins: (words) =>
        words ? `« ${words} » poursuit une phrase précédente` : 'Poursuit une phrase précédente',
      long: (_, count) => `${count} mots : beaucoup pour un seul souffle`,
      unsure: () => 'Nous ne savons pas si elle se comprend seule',
    },
    count: (said, of) => `${said} sur ${of} choisies`,
  },
  busy: {
    suggestingScripts: 'Écriture de scripts sur votre sujet…',
    lookingTopicUp: 'Recherche sur Wikipédia…',
    fetchingSentences: 'Récupération des phrases…',
    takingSentences: 'Préparation de votre script…',
    creatingVideo: 'Lancement de votre vidéo…',
  },
  errors: {
    topicMissing: 'Saisissez un sujet pour créer la vidéo',
    topicTooLong: 'Raccourcissez le sujet à 20 000 caractères',
    scriptIdeasFailed: 'Impossible de générer les scripts. Veuillez réessayer.',
    lookUpFailed: 'La recherche a échoué.',
    sentencesMissing: 'Choisissez des phrases qui font au moins 30 mots en tout',
    sentencesFailed: 'Impossible de récupérer ces phrases.',
    sentencesChanged: 'Une partie de ce que vous aviez coché n’est plus dans le texte. Vérifiez votre choix.',
    notesTooShort:
      'Vos notes contiennent trop peu de phrases pour une vidéo. Ajoutez-en ou écrivez le script vous-même.',
    notesTooSlow:
      'La lecture de vos notes a pris trop de temps. Raccourcissez-les ou écrivez le script vous-même.',
    articleMissing: 'Wikipédia n’a pas d’article à ce sujet. Essayez d’autres mots ou complétez le plan.',
    articleTooSlow:
      'La lecture de l’article de Wikipédia a pris trop de temps. Essayez d’autres mots ou complétez le plan.',
    articleTooShort:
      'L’article de Wikipédia est trop court pour une vidéo. Essayez d’autres mots ou complétez le plan.',
    articleIsList:
      'L’article de Wikipédia n’est qu’une liste. Cherchez l’un de ses éléments ou complétez le plan.',
    scriptMissing: 'Choisissez un script',
    scriptWordless: 'Il n’y a encore rien à dire : ajoutez des mots',
    scriptTooLong: 'Ce script est trop long : la limite est de 600 mots',
    outlineUnfilled: 'Complétez tout ce qui est entre [crochets]',
    musicMissing: 'Choisissez une musique de fond',
    voiceMissing: 'Choisissez une voix',
    voiceCannotRead: 'Cette voix ne parle pas la langue de votre script',
    recordingMissing:
      'Enregistrez votre voix et appuyez sur « Utiliser cet enregistrement », ou importez-en un',
    videoFailed: 'Impossible de générer la vidéo. Veuillez réessayer.',
    unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  },
};
