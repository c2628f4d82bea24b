import type { stylesMessages } from '../messages/styles';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof stylesMessages> = ({ plural, number }) => ({
  title: 'Elige el estilo del vídeo',
  loading: 'Cargando estilos',
  list: 'Estilos',
  names: {
    default: 'Predeterminado',
    'motion-cards': 'Tarjetas animadas',
    'zoom-effect': 'Efecto zoom',
    funky: 'Funky',
    'stock-media': 'Material de archivo',
    educational: 'Educativo',
  },
  preview: 'Vista previa',
  loadingPreview: 'Cargando la vista previa',
  edit: 'Editar vídeo',
  saving: 'Aplicando el estilo…',
  render: 'Renderizar vídeo',
  starting: 'Iniciando el renderizado…',
  renderTakes: (span) => `El renderizado tarda aprox. ${span}`,
  alertTitle: 'Error',
  layoutFailed: 'No se han podido cargar los datos del diseño. Inténtalo de nuevo.',
  jobFailed: 'No se han podido cargar los datos de la tarea. Inténtalo de nuevo.',
  saveFailed: 'No se ha podido guardar el estilo. Inténtalo de nuevo.',
  renderFailed: 'No se ha podido renderizar el vídeo. Inténtalo de nuevo.',
  retry: 'Reintentar',
  carried: {
    undone:
      'Un estilo vuelve a componer el vídeo. Tus palabras, sonidos y cambios se conservan, y «Deshacer» lo revierte.',
    stays: 'Tus palabras, sonidos, orden y cambios se conservan.',
    own: (count) =>
      plural(
        count,
        'El elemento que añadiste conserva su lugar.',
        `Los ${number(count)} elementos que añadiste conservan su lugar.`,
      ),
    extras: (count) =>
      plural(
        count,
        'Se sustituye una parte de este estilo que cambiaste.',
        `Se sustituyen ${number(count)} partes de este estilo que cambiaste.`,
      ),
    shots: (count) =>
      plural(
        count,
        'Tus cambios en una toma no tienen lugar allí.',
        `Tus cambios en ${number(count)} tomas no tienen lugar allí.`,
      ),
    captions: (count) =>
      plural(
        count,
        'El aspecto que diste a un subtítulo no tiene lugar allí.',
        `El aspecto que diste a ${number(count)} subtítulos no tiene lugar allí.`,
      ),
    back: 'Si vuelves a elegir el estilo actual, el vídeo queda como está ahora.',
    nothing:
      'Este estilo sustituye el vídeo tal como está. Lo encontrarás en el editor, entre sus versiones.',
  },
  back: 'Todas las tareas',
  close: 'Cerrar',
  cancel: 'Cancelar',
  question: '¿Usar este estilo?',
  use: (style) => `Usar «${style}»`,
  paintedOnly:
    'En este vídeo solo se puede cambiar el aspecto: las tomas y los subtítulos quedan como están.',
  backToProject: 'Volver al vídeo',
});
