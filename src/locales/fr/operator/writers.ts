import type { writerPacksMessages } from '../../messages/operator/writers';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof writerPacksMessages> = {
  title: 'Rédacteurs',
  intro:
    'De petits modèles de langage qui écrivent des scripts sur ce serveur. Aucun texte n’en sort. Chaque modèle est téléchargé une fois là où il est publié, essayé, puis écrit pour tout le monde. Sans carte graphique, cela prend du temps ; en attendant, les scripts cités sont là.',
  loading: 'Chargement des rédacteurs',
  failed: 'Impossible de charger les rédacteurs. Veuillez réessayer.',
  noEngine:
    'Ce serveur n’a pas le moteur de ces modèles : ses paquets optionnels ont été omis, ou il n’y en a pas pour ce système. Lancez npm ci --include=optional, puis redémarrez le serveur.',
  trying: 'Écriture de ses premiers mots…',
  ready:
    'Écrit des scripts pour tout le monde, quand ni un modèle de LLM_BASE_URL ni un modèle trouvé sur cette machine ne le fait.',
  rests: 'Au repos : un autre rédacteur, ajouté plus tard, écrit à sa place.',
  explains: 'Il n’écrit plus et son fichier est supprimé. Les scripts qu’il a écrits restent.',
  parameters: 'Paramètres',
  billions: (count) => `${count} milliards`,
  memory: 'Mémoire',
  needs: (needed) => `${needed} pendant qu’il écrit`,
  fits: (machine) => `Convient : cette machine a ${machine}.`,
  tooBig: (needed, machine, kept) =>
    `Trop grand : il lui faut ${needed}, et cette machine a ${machine}, dont ${kept} restent au serveur et à ses vidéos.`,
};
