import type { Translation } from '../inLanguage';
import type { ownStylesMessages } from '../messages/ownStyles';

export const translation: Translation<typeof ownStylesMessages> = {
  title: 'Mis estilos',
  loading: 'Cargando tus estilos…',
  unavailable: 'No se han podido cargar tus estilos.',
  retry: 'Reintentar',
  none: 'Guarda el aspecto de este vídeo y úsalo en otros.',
  save: 'Guardar como mi estilo',
  name: 'Nombre',
  scope: 'Qué se guarda',
  scopes: { look: 'Todo el aspecto', captions: 'Solo subtítulos' },
  holds: {
    look: 'Subtítulos, textos, colores, movimiento, transiciones y filtros. Sin imágenes ni palabras.',
    captions: 'El aspecto de los subtítulos.',
  },
  keep: 'Guardar',
  keeping: 'Guardando…',
  cancel: 'Cancelar',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  kinds: { look: 'Todo el aspecto', captions: 'Subtítulos' },
  apply: (name) => `Aplicar «${name}»`,
  rename: (name) => `Cambiar el nombre de «${name}»`,
  delete: (name) => `Eliminar «${name}»`,
  confirm: (name) => `¿Eliminar «${name}» para siempre? Los vídeos que lo usan se quedan como están.`,
  confirmed: 'Eliminar',
  deleting: 'Eliminando…',
  worn: (name) => `«${name}» aplicado`,
  wornWithoutFont: (name) =>
    `«${name}» aplicado. Su fuente ya no está en tu kit de marca, así que se usa una de las nuestras.`,
  kept: (name) => `«${name}» guardado`,
  deleted: 'Estilo eliminado',
  captions: 'Mis estilos de subtítulos',
};
