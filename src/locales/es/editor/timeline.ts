import type { editorTimelineMessages } from '../../messages/editor/timeline';
import type { Translation } from '../../inLanguage';

const kinds = {
  image: 'Imagen',
  video: 'Clip',
  text: 'Texto',
  audio: 'Sonido',
  shape: 'Forma',
  caption: 'Subtítulo',
};

export const translation: Translation<typeof editorTimelineMessages> = ({ plural, number }) => {
  const short = (value: number) => number(Number(value.toFixed(2)), Number.isInteger(value) ? 0 : 2);
  const at = (ms: number) => `${short(ms / 1000)} segundos`;
  const items = (count: number) => `${number(count)} ${plural(count, 'elemento', 'elementos')}`;
  return {
    title: 'Línea de tiempo',
    lanes: {
      titles: 'Títulos',
      overlays: 'Superposiciones',
      main: 'Pista principal',
      captions: 'Subtítulos',
      audio: 'Sonido',
    },
    openLane: (lane) => `${lane}: mostrar`,
    switchLane: (lane, isOn) => `${lane}: ${isOn ? 'desactivar' : 'activar'} todo`,
    empty: {
      title: 'La línea de tiempo está vacía',
      text: 'Arrastra aquí una imagen o un clip, o elige uno en la biblioteca para añadirlo en el cabezal.',
    },
    dropHere: 'Suelta para añadirlo aquí',
    called: (item) => (item ? `${kinds[item.kind]} ${item.number}` : ''),
    item: (what, name, from, to) =>
      `${what}${name === '' ? '' : `, ${name}`}, de ${short(from / 1000)} a ${at(to)}`,
    madeAs: {
      'Voice-over': 'Voz en off',
      'Background music': 'Música de fondo',
      Title: 'Título',
      'Title background': 'Fondo del título',
      Accent: 'Acento',
      Topic: 'Tema',
      Logo: 'Logo',
      'Closing background': 'Cierre: fondo',
      'Closing stage': 'Cierre: panel',
      'Closing picture': 'Cierre: imagen',
      'Closing logoGround': 'Cierre: fondo del logo',
      'Closing logo': 'Cierre: logo',
      'Closing line': 'Cierre: línea',
      'Closing title': 'Cierre: título',
    },
    numbered: {
      Shot: (nth) => `Plano ${nth}`,
      Caption: (nth) => `Subtítulo ${nth}`,
      Background: (nth) => `Fondo ${nth}`,
      Sticker: (nth) => `Sticker ${nth}`,
    },
    switchedOff: 'desactivado',
    badges: {
      keyframes: (count: number) => (count === 1 ? '1 fotograma clave' : `${count} fotogramas clave`),
      volume: (percent) => (percent === 0 ? 'En silencio' : `Volumen ${percent} %`),
      speed: (speed) => `${short(speed)}×`,
      speedLabel: (speed) => `Velocidad ${short(speed)}×`,
      transition: 'Transición',
      animation: 'Animación',
      fade: 'Fundidos',
    },
    playhead: 'Cabezal',
    playheadAt: (clock, whole) => `${clock} de ${whole}`,
    marker: (name, clock) => `Ir al marcador ${name}, ${clock}`,
    zoom: 'Segundos a la vista',
    zoomAt: (shown) => `${shown} s`,
    tools: 'Editar la línea de tiempo',
    menu: {
      label: (what) => `Acciones para ${what}`,
      split: 'Dividir en el cabezal',
      duplicate: 'Duplicar',
      replace: 'Sustituir…',
      speed: 'Velocidad',
      speedOf: (speed) => (speed === 1 ? 'Velocidad normal' : `Velocidad ${short(speed)}×`),
      hide: 'Desactivar',
      show: 'Activar',
      earlier: 'Adelantar',
      later: 'Retrasar',
      remove: 'Eliminar',
      rippleRemove: 'Eliminar y cerrar el hueco',
    },
    spoken: {
      moved: (what, from) => `${what} movido a ${at(from)}`,
      movedMany: (count, from) => `Se han movido ${items(count)}, el primero a ${at(from)}`,
      resized: (what, from, to) => `${what} ahora de ${short(from / 1000)} a ${at(to)}`,
      rolled: (what, ms) => `El corte después de ${what} está ahora en ${at(ms)}`,
      reordered: (what, place, count) => `${what} es ahora el número ${place} de ${count}`,
      reorderedMany: (many, first, last, count) =>
        `${items(many)} son ahora los números ${first} a ${last} de ${count}`,
      alreadyFirst: (what) => `${what} ya va al principio`,
      alreadyLast: (what) => `${what} ya va al final`,
      removed: (count) => `Eliminado: ${items(count)}`,
      split: (what, ms) => `${what} dividido en ${at(ms)}`,
      duplicated: (count) => `Duplicado: ${items(count)}`,
      added: (ms) => `Añadido en ${at(ms)}`,
      selected: (count) => `Selección: ${items(count)}`,
      unselected: 'Nada seleccionado',
      speed: (what, speed) => `${what} va ahora a velocidad ${short(speed)}×`,
      markerMoved: (name, ms) => `Marcador ${name} movido a ${at(ms)}`,
      markerRemoved: (name) => `Marcador ${name} eliminado`,
      shown: (what) => `${what} activado`,
      hidden: (what) => `${what} desactivado`,
      captionsShown: 'Subtítulos activados',
      captionsHidden: 'Subtítulos desactivados',
    },
  };
};
