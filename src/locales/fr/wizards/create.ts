import type { createMessages } from '../../messages/wizards/create';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof createMessages> = {
  back: 'Retour à l’accueil',
  title: 'Quel type de vidéo voulez-vous créer ?',
  adsTitle: 'Publicités',
  adsText: 'Créez de courtes publicités vidéo virales',
  adsButton: 'Créer des publicités vidéo',
  explainersTitle: 'Vidéos explicatives',
  explainersText: 'Créez du contenu pédagogique',
  explainersButton: 'Créer une vidéo explicative',
};
