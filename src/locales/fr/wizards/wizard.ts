import type { wizardMessages } from '../../messages/wizards/wizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof wizardMessages> = ({ plural, number }) => ({
  steps: 'Étapes',
  next: 'Continuer',
  confirm: 'Confirmer',
  price: (cost, left) =>
    left === null
      ? `Coûte ${number(cost)} crédits`
      : left < cost
        ? `Coûte ${number(cost)} crédits. Vous en avez ${number(left)}`
        : `Coûte ${number(cost)} de vos ${number(left)} crédits`,
  creditsMissing: (missing) =>
    `Pas assez : il manque ${number(missing)} ${plural(missing, 'crédit', 'crédits')}`,
  takes: (span) => `Prend environ ${span}`,
  others: (count) => `${number(count)} ${plural(count, 'autre est', 'autres sont')} en cours`,
  back: 'Retour',
  retry: 'Réessayer',
  cancel: 'Annuler',
  startOver: {
    label: 'Recommencer',
    title: 'Recommencer ?',
    text: 'Tout ce que vous avez écrit et choisi ici sera perdu. Les fichiers importés restent dans votre galerie.',
    close: 'Fermer',
  },
  busyHint: 'Cela prend un instant. Votre travail est conservé.',
  late: 'Le serveur a mis trop de temps à répondre. Votre travail est conservé.',
  lateCreation:
    'Le serveur a mis trop de temps à répondre. Votre vidéo est peut-être lancée : vérifiez les tâches avant de réessayer.',
  script: {
    label: 'Choisir un script',
    title: 'Choisissez un script pour votre vidéo',
    text: 'Choisissez un script généré par IA ou écrivez le vôtre',
    ideasTab: 'Script IA',
    ownTab: 'Écrire le mien',
    edit: 'Modifier',
    done: 'Terminé',
    select: 'Choisir',
    selected: 'Choisi',
    selectedForYou: 'Choisi pour vous : tout ce qu’il affirme est étayé. Vous pouvez en choisir un autre.',
    ideaText: (title) => `Script : ${title}`,
    noIdeas: 'Aucune idée pour l’instant. Écrivez votre script ou revenez ajouter des détails.',
    ownField: 'Votre script',
    ownPlaceholder: 'Écrivez votre script ici…',
    tipsTitle: 'Conseils pour un bon script',
    tips: [
      'Soyez bref : 75 mots durent environ 30 secondes.',
      'Utilisez un langage simple que chacun peut suivre.',
      'Structurez-le en introduction, développement et conclusion.',
      'Pensez à votre public : que veut-il savoir ?',
      'Lisez-le à voix haute : si c’est dur à dire, réécrivez-le.',
    ],
    length: (count, seconds) =>
      count === 0
        ? 'Aucun mot pour l’instant'
        : `${number(count)} ${plural(count, 'mot', 'mots')} · environ ${number(seconds)} s à l’oral`,
  },
  settings: {
    preview: 'Aperçu',
    previewHint: 'Le début dans le premier style, sans voix ni musique. Les autres styles viennent ensuite.',
    label: 'Réglages de la vidéo',
    title: 'Réglages de la vidéo',
    text: 'Ajustez les options de la vidéo',
    music: 'Choisissez la musique de fond',
    moreMusic: (count) => `${count} autres morceaux`,
    picks: {
      hint: 'Peu de temps ? Vous pourrez tout changer dans l’éditeur.',
      confirm: (voice, track) => `Créer avec la voix ${voice} et la musique « ${track} »`,
    },
    play: (title) => `Lire ${title}`,
    pause: (title) => `Mettre ${title} en pause`,
    voice: 'Choisissez la voix',
    voicePlaceholder: 'Choisissez une voix',
    voicesLoading: 'Chargement des voix…',
    voicesFailed: 'Impossible de charger les voix.',
    othersGroup: 'Autres',
    otherLanguages: 'Autres langues',
    languages: 'Langue',
    cannotRead: (language, voice, spoken) =>
      `Langue de ce script : ${language}. ${voice} parle : ${spoken}. Choisissez une autre voix ou l’une de ces options :`,
    playSample: 'Lire l’extrait',
    pauseSample: 'Mettre l’extrait en pause',
    playSampleOf: (name) => `Lire l’extrait de ${name}`,
    pauseSampleOf: (name) => `Mettre l’extrait de ${name} en pause`,
    accent: 'Accent',
    gender: 'Genre',
    age: 'Âge',
    unknown: 'Non précisé',
  },
  created: 'Votre vidéo est lancée.',
});
