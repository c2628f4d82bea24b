import type { scriptOriginsMessages } from '../../messages/wizards/scriptOrigins';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof scriptOriginsMessages> = {
  origins: {
    written: 'Écrit pour ce sujet',
    notes: 'D’après vos notes',
    wikipedia: 'D’après Wikipédia (CC BY-SA)',
    model: 'Écrit par un modèle de langage',
    outline: 'Plan : complétez les [crochets]',
  },
  outlines: {
    question: 'Plan : question et réponse',
    mistake: 'Plan : une erreur courante',
    threeThings: 'Plan : trois choses à savoir',
  },
  filledIn: 'Votre plan, complété',
  writtenElse: 'Écrit pour un sujet proche',
  near: (name) => `Pas tout à fait votre sujet : celui-ci parle de ${name}.`,
  anotherQuestion: (name) => `Ce n’est pas votre question, mais une autre sur ${name}.`,
  isShort:
    'Un script court : le texte n’a pas plus de phrases qui se comprennent seules. Vous pouvez en ajouter.',
  article: (title) => `« ${title} » sur Wikipédia`,
  levels: {
    easy: 'facile à suivre',
    standard: 'niveau de lecture moyen',
    advanced: 'niveau de lecture avancé',
  },
  told: (origin, level) => `${origin} · ${level}`,
};
