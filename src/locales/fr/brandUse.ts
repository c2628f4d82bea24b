import type { brandUseMessages } from '../messages/brandUse';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof brandUseMessages> = ({ number }) => ({
  title: 'Votre marque',
  text: 'Cette vidéo utilise votre kit de marque. Désactivez ce dont vous n’avez pas besoin.',
  editorText: 'De votre kit de marque. Chaque changement peut être annulé.',
  parts: { logo: 'Logo', colours: 'Couleurs du logo', font: 'Police', intro: 'Intro', outro: 'Conclusion' },
  about: {
    logo: 'Petit, dans un coin, jamais sur le texte',
    colours: 'Surlignages, étiquettes, arrière-plans',
    font: 'Dans les sous-titres et les titres',
    intro: (seconds) => `${number(seconds, 1)} s avant la vidéo`,
    outro: (seconds) => `${number(seconds, 1)} s après la vidéo`,
  },
  editorColours: 'Surligne le mot prononcé',
  loading: 'Chargement de votre kit de marque',
  failed: 'Impossible de charger votre kit de marque. Nous gardons vos derniers réglages.',
  editorFailed: 'Impossible de charger votre kit de marque.',
  retry: 'Réessayer',
  empty: 'Votre kit de marque est vide',
  emptyText: 'Ajoutez un logo, une police, une intro ou une conclusion à utiliser dans chaque vidéo.',
  openKit: 'Ouvrir le kit de marque',
});
