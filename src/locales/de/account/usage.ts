import type { usageMessages } from '../../messages/account/usage';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof usageMessages> = {
  title: 'Nutzung',
  loading: 'Wird zusammengezählt',
  unavailable: 'Deine Nutzung konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  credits: 'Credits',
  stored: 'Speicher',
  kinds: {
    media: 'Bilder und Clips',
    recordings: 'Aufnahmen',
    brand_assets: 'Markendateien',
    videos: 'Fertige Videos',
  },
  projects: 'Projekte',
  uploads: 'Heute gesendete Dateien',
  jobs: 'Videos, die entstehen',
  renders: 'Videos, die gerendert werden',
  of: (used, limit) => `${used} von ${limit}`,
};
