import type { scriptWritingMessages } from '../../messages/wizards/scriptWriting';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof scriptWritingMessages> = ({ plural, number }) => ({
  wishes: 'Comment l’écrire',
  tone: 'Ton',
  anyTone: 'Au choix',
  tones: { plain: 'Sobre', warm: 'Chaleureux', playful: 'Ludique', bold: 'Audacieux' },
  length: 'Durée',
  anyLength: 'Au choix',
  seconds: (count) => `${number(count)} secondes`,
  language: 'Langue',
  anyLanguage: 'Automatique',
  others: 'Écrire à nouveau',
  similar: 'D’autres comme celui-ci',
  similarTo: (title) => `D’autres comme celui-ci : « ${title} »`,
  earlier: 'Scripts précédents',
  noModelButOurs: 'Avec un modèle de langage, vous pouvez aussi choisir ici la langue.',
  noModelButLength:
    'La durée vaut pour les scripts tirés de vos notes et de Wikipédia. Avec un modèle de langage, vous pouvez aussi choisir ici le ton et la langue.',
  nothingNew: 'Pas d’autres scripts cette fois. Dites-en plus ou modifiez l’un de ceux-ci.',
  nothingNewYet:
    'Pas d’autres scripts cette fois. Dites-en plus, modifiez l’un de ceux-ci ou laissez écrire le modèle de votre navigateur.',
  by: {
    operatorModel: (model) => `Écrit par ${model}`,
    localModel: (model) => `Écrit par ${model} sur ce serveur`,
    browserModel: 'Écrit par le modèle de votre navigateur',
    builtIn: 'Tiré des informations de votre produit',
  },
  aModel: 'Le modèle de langage',
  progress: {
    beginning: 'Écriture de scripts…',
    thinking: (name) => `${name} réfléchit…`,
    writing: (name, words, of) => `${name} écrit : ${number(words)} mots sur environ ${number(of)}`,
    again: (name) => `${name} essaie encore une fois…`,
    label: 'Progression des scripts',
  },
  cancel: 'Annuler',
  retry: 'Réessayer',
  failed: 'Impossible de générer les scripts. Veuillez réessayer.',
  failures: {
    unreachable: (name) => `${name} est injoignable.`,
    refused: (name) => `${name} a refusé de répondre.`,
    brokeOff: (name) => `${name} s’est arrêté au milieu de sa réponse.`,
    tooSlow: (name) => `${name} a mis trop de temps.`,
    tooLong: (name) => `${name} a donné une réponse beaucoup trop longue.`,
    unusable: (name) => `${name} a répondu deux fois, sans réponse utilisable.`,
    unloadable: (name) => `Impossible de charger ${name}.`,
    noMemory: (name) => `Pas assez de mémoire libre pour ${name}.`,
  },
  browser: {
    offer: 'Écrire avec le modèle de votre navigateur',
    hint: 'Il tourne sur votre ordinateur. Aucun service d’IA ne voit votre texte.',
    opening: 'Démarrage du modèle de votre navigateur…',
    downloading: (percent) => `Votre navigateur télécharge son modèle : ${percent} %`,
    downloadLabel: 'Téléchargement du modèle',
    writing: (words) =>
      words === 0
        ? 'Le modèle de votre navigateur lit…'
        : `Le modèle de votre navigateur écrit : ${number(words)} ${plural(words, 'mot', 'mots')}`,
    again: 'Sa première réponse n’était pas utilisable. Il essaie encore une fois…',
    checking: 'Vérification de ce qu’il a écrit…',
    faults: {
      notAllowed: 'Votre navigateur n’autorise pas cette page à utiliser son modèle.',
      otherLanguage: 'Le modèle de votre navigateur n’écrit pas dans cette langue.',
      tooMuch:
        'C’est trop de texte pour le modèle de votre navigateur. Raccourcissez-le ou prenez un autre script.',
      answerTooLong: 'Le modèle de votre navigateur a donné une réponse beaucoup trop longue.',
      broken: 'Le modèle de votre navigateur s’est arrêté.',
      silent: 'Le modèle de votre navigateur n’a pas répondu à temps.',
      unchecked: 'Ce qu’il a écrit n’a pas pu être vérifié.',
      unusable: 'Le modèle de votre navigateur a répondu deux fois, sans réponse utilisable.',
    },
    stays: 'Les scripts ci-dessous sont toujours là.',
  },
});
