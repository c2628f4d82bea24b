import type { galleryMessages } from '../../messages/wizards/gallery';
import type { Translation } from '../../inLanguage';

/** In the middle of a sentence. */
const inside = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);

export const translation: Translation<typeof galleryMessages> = {
  title: 'Galería',
  close: 'Cerrar galería',
  import: 'Importar archivos',
  importHint: 'Suelta imágenes y vídeos aquí, o elígelos',
  uploading: (percent) => `Subiendo ${percent} %`,
  complete: 'Subida completa',
  progress: 'Subida',
  failures: 'No se han podido añadir estos archivos:',
  notMedia: 'no es una imagen ni un vídeo.',
  tryAgain: 'ha fallado la subida. Inténtalo de nuevo.',
  dismiss: 'Descartar',
  done: 'Listo',
  picture: (number) => `Imagen ${number}`,
  video: (number) => `Vídeo ${number}`,
  offered: 'También en esta página',
  add: (number) => `Añadir la imagen ${number} de esta página`,
  remove: (what) => `Quitar ${inside(what)}`,
  playHere: (what) => `Reproducir ${inside(what)} aquí`,
  orderHint: 'Las imágenes y los vídeos aparecen en este orden. Arrástralos o usa las flechas.',
  moveEarlier: (what) => `Adelantar ${inside(what)}`,
  moveLater: (what) => `Retrasar ${inside(what)}`,
  moves: 'Movimientos',
  pictureMoved: (from, to, count) => `La imagen ${from} es ahora la ${to} de ${count}.`,
  videoMoved: (from, to, count) => `El vídeo ${from} es ahora el ${to} de ${count}.`,
};
