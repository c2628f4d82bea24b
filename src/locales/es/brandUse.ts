import type { brandUseMessages } from '../messages/brandUse';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof brandUseMessages> = ({ number }) => ({
  title: 'Tu marca',
  text: 'Este vídeo usa tu kit de marca. Desactiva lo que no necesites.',
  editorText: 'De tu kit de marca. Puedes deshacer cualquier cambio.',
  parts: { logo: 'Logo', colours: 'Colores del logo', font: 'Fuente', intro: 'Intro', outro: 'Cierre' },
  about: {
    logo: 'Pequeño, en una esquina, nunca sobre el texto',
    colours: 'Resaltados, etiquetas, fondos',
    font: 'En subtítulos y títulos',
    intro: (seconds) => `${number(seconds, 1)} s antes del vídeo`,
    outro: (seconds) => `${number(seconds, 1)} s después del vídeo`,
  },
  editorColours: 'Resalta la palabra que se dice',
  loading: 'Cargando tu kit de marca',
  failed: 'No se ha podido cargar tu kit de marca. Usaremos tus últimos ajustes.',
  editorFailed: 'No se ha podido cargar tu kit de marca.',
  retry: 'Reintentar',
  empty: 'Tu kit de marca está vacío',
  emptyText: 'Añade un logo, una fuente, una intro o un cierre para usarlos en todos tus vídeos.',
  openKit: 'Abrir kit de marca',
});
