import type { publishCheckMessages } from '../../messages/editor/publishCheck';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof publishCheckMessages> = ({ number, plural }) => ({
  title: 'Avant de publier',
  titleBeforeRender: 'Avant le rendu',
  checking: 'Vérification de la vidéo…',
  checkingAgain: 'Nouvelle vérification…',
  clean: 'Rien à corriger. La vidéo peut être publiée.',
  cleanAsFarAsKnown: 'Rien à corriger dans ce qui a pu être vérifié.',
  failed: 'La vidéo n’a pas pu être vérifiée.',
  retry: 'Réessayer',
  close: 'Fermer',
  back: 'Revenir à l’édition',
  anyway: 'Lancer le rendu quand même',
  weights: { fix: 'À corriger avant de publier', look: 'À regarder' },
  more: (count) => `et ${number(count)} de plus`,
  says: {
    noPicture: (seconds) => `${number(seconds, 1)} s sans image`,
    noCaption: (seconds) => `${number(seconds, 1)} s de voix sans sous-titre`,
    textCutOff: (words) => `« ${words} » est coupé au bord`,
    captionsCutOff: (count) => `${number(count)} sous-titres sont coupés au bord`,
    safeZone: (captions, platforms) =>
      plural(
        captions,
        `Un sous-titre se trouve sous les boutons de ${platforms}`,
        `${number(captions)} sous-titres se trouvent sous les boutons de ${platforms}`,
      ),
    nearEdge: (captions) =>
      plural(
        captions,
        'Un sous-titre est trop près du bord',
        `${number(captions)} sous-titres sont trop près du bord`,
      ),
    contrast: (words, ratio) => `« ${words} » se lit mal : contraste de ${number(ratio, 1)}, il faut 4,5`,
    readingSpeed: (words, perSecond) =>
      `« ${words} » passe trop vite : ${number(perSecond)} caractères par seconde, on en lit 20`,
    unspoken: (words) => `La phrase « ${words} » n’est pas encore dite`,
    silence: (seconds) => `${number(seconds, 1)} s de silence`,
    voiceUnderMusic: (aboveDb, isMusic) =>
      aboveDb > 0
        ? `La voix n’est que ${number(aboveDb)} dB au-dessus ${isMusic ? 'de la musique' : 'd’un autre son'}`
        : `La voix est couverte par ${isMusic ? 'la musique' : 'un autre son'}`,
    otherLanguage: (captions, voice) => `Sous-titres : ${captions}. La voix parle : ${voice}`,
    loudness: (raisedDb) =>
      `Le son est très faible : le rendu le monte de ${number(raisedDb)} dB, bruit compris`,
    smallPicture: (width, height, scale) =>
      `Une image de ${width} × ${height} px est agrandie ${number(scale, 1)} fois`,
    stillOpening: () => 'Rien ne bouge pendant la première seconde',
    noCallToAction: () => 'Rien à la fin ne dit quoi faire',
    claim: (words) => `Vous avez dit pouvoir prouver « ${words} »`,
  },
  advice: {
    noPicture: 'Ajoutez-y une image, ou allongez une voisine.',
    noCaption: 'Activez son sous-titre.',
    textCutOff: 'Raccourcissez-le ou réduisez-le.',
    safeZone: 'Rapprochez-les du centre.',
    contrast: 'Choisissez une autre couleur.',
    readingSpeed: 'Raccourcissez-le, ou faites-le dire plus lentement (Script).',
    unspoken: 'Faites-la dire, ou enregistrez-la (Script).',
    silence: 'Ajoutez-y de la musique ou un son (Audio).',
    voiceUnderMusic: 'Baissez la musique.',
    otherLanguage: 'Choisissez une voix pour cette langue, ou changez les sous-titres (Script).',
    loudness: 'Montez le volume des sons.',
    smallPicture: 'Remplacez-la par une plus grande, ou montrez-la plus petite.',
    stillOpening: 'Commencez par un clip, ou par une image qui bouge.',
    noCallToAction: 'Ajoutez un texte dans les dernières secondes.',
    unbacked: 'Changez la phrase, ou gardez-la si vous pouvez la prouver (Script).',
    claim: 'Gardez la preuve sous la main, ou changez la phrase.',
  },
  soundDown: {
    advice: 'Baissez-le là où quelqu’un parle.',
    mend: 'Baisser le son',
  },
  spokenBy: (voice) => `Faire dire par ${voice}`,
  slower: 'Faire dire plus lentement',
  mend: {
    noPicture: 'Combler',
    noCaption: 'Activer',
    textCutOff: 'Ramener dans l’image',
    safeZone: 'Ramener dans l’image',
    contrast: 'Rendre lisible',
    readingSpeed: 'Montrer plus longtemps',
    unspoken: 'Faire dire',
    silence: 'Combler avec de la musique',
    voiceUnderMusic: 'Baisser la musique',
    otherLanguage: 'Corriger',
    loudness: 'Monter le volume',
    smallPicture: 'Montrer plus petite',
    stillOpening: 'Ajouter un zoom lent',
    noCallToAction: 'Ajouter une fin',
    unbacked: 'Je peux le prouver',
    claim: 'Corriger',
  },
  unknownTitle: 'Non vérifié',
  unknown: {
    sounds: (count) =>
      plural(
        count,
        'Le volume d’un son : son fichier n’a pas pu être lu à temps.',
        `Le volume de ${number(count)} sons : leurs fichiers n’ont pas pu être lus à temps.`,
      ),
    pictures: (count) =>
      plural(
        count,
        'La lisibilité du texte sur une image : son fichier n’a pas pu être lu à temps.',
        `La lisibilité du texte sur ${number(count)} images : leurs fichiers n’ont pas pu être lus à temps.`,
      ),
    claims: () =>
      'Si les informations de votre produit ou vos notes étayent le script : la vérification n’a pas abouti à temps.',
    loudness: () => 'Le volume de l’ensemble avant le rendu. Le rendu l’amène à −14 LUFS.',
  },
  overridden: 'Rendu quand même',
  kinds: {
    noPicture: 'Pas d’image',
    noCaption: 'Pas de sous-titre',
    textCutOff: 'Texte coupé',
    safeZone: 'Sous-titres sous les boutons',
    contrast: 'Se lit mal',
    readingSpeed: 'Trop rapide à lire',
    unspoken: 'Pas encore dite',
    silence: 'Silence',
    voiceUnderMusic: 'Voix difficile à entendre',
    otherLanguage: 'Voix dans une autre langue',
    loudness: 'Très faible',
    smallPicture: 'Petite image',
    stillOpening: 'Début immobile',
    noCallToAction: 'Pas d’appel à l’action',
    unbacked: 'Affirmation sans appui',
    claim: 'Affirmation à prouver',
  },
});
