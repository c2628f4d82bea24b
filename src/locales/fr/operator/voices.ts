import type { voicePacksMessages } from '../../messages/operator/voices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof voicePacksMessages> = {
  title: 'Voix naturelles',
  intro:
    'Des voix proches de la voix humaine. Chaque pack est téléchargé une fois là où il est publié, essayé, puis proposé à tout le monde.',
  loading: 'Chargement des voix',
  failed: 'Impossible de charger les voix. Veuillez réessayer.',
  noEngine:
    'Ce serveur n’a pas le moteur de ces voix : ses paquets optionnels ont été omis, ou il n’y en a pas pour ce système. Lancez npm ci --include=optional, puis redémarrez le serveur.',
  trying: 'Lecture d’une phrase d’essai…',
  ready: 'Tout le monde peut choisir ces voix.',
  voices: 'Voix',
  trial: (pack) => `Phrase d’essai de ${pack}`,
  explains:
    'Ses voix ne sont plus proposées et ses fichiers sont supprimés. Les vidéos terminées gardent leur son ; une vidéo refaite a besoin d’une autre voix.',
};
