import type { pictureCreditsMessages } from '../messages/pictureCredits';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof pictureCreditsMessages> = {
  title: 'Fuentes y autores',
  hint: 'Menciona a estas personas allí donde publiques el vídeo.',
  copy: 'Copiar créditos',
  copying: 'Copiando…',
  copied: 'Copiado',
  copyFailed: 'Tu navegador ha bloqueado la copia. Selecciona el texto y cópialo tú.',
  untitled: 'Sin título',
  unknown: 'autor desconocido',
  by: (author) => `de ${author}`,
  on: (source) => `en ${source}`,
};
