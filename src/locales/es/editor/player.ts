import type { editorPlayerMessages } from '../../messages/editor/player';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorPlayerMessages> = ({ number }) => ({
  label: 'Vista previa',
  opening: 'Abriendo la vista previa',
  buffering: 'Cargando archivos',
  play: 'Reproducir',
  pause: 'Pausa',
  replay: 'Reproducir de nuevo',
  previousFrame: 'Fotograma anterior',
  nextFrame: 'Fotograma siguiente',
  seek: 'Posición',
  seekValue: (at, of) => `${number(at, 1)} de ${number(of, 1)} segundos`,
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  noSound: 'Aquí no hay salida de sonido, así que el vídeo se reproduce sin sonido.',
  volume: 'Volumen',
  volumeValue: (percent) => `${percent} %`,
  speed: 'Velocidad',
  speedValue: (rate) => `${number(rate, Number.isInteger(rate) ? 0 : 1)}×`,
  repeat: 'Repetir',
  safeZones: 'Zonas seguras',
  zoom: 'Zoom',
  zoomFit: 'Todo',
  zoomValue: (percent) => `${percent} %`,
  fullscreen: 'Pantalla completa',
  leaveFullscreen: 'Salir de pantalla completa',
  fullscreenRefused: 'Tu navegador no permite la pantalla completa aquí.',
  failedTitle: 'La vista previa se ha detenido',
  failedHint: 'El resto del editor sigue funcionando.',
  retry: 'Reintentar',
  mediaFailed: (names) =>
    names.length === 1
      ? `No se ha podido cargar «${names[0]}».`
      : `No se han podido cargar ${names.length} archivos: ${names.map((name) => `«${name}»`).join(', ')}.`,
  showBroken: 'Mostrar',
  canvas: 'Lienzo',
  onCanvas: (name) => `${name}, en el lienzo`,
  handleHint: 'Las flechas lo mueven un píxel; con Mayús, diez. Ajusta tamaño y ángulo en el inspector.',
  footageHandleHint:
    'Las flechas lo mueven un píxel; con Mayús, diez. Pulsa Intro para recortarlo. Ajusta tamaño y ángulo en el inspector.',
  textHandleHint: 'Las flechas lo mueven un píxel; con Mayús, diez. Pulsa Intro para editar el texto.',
  editText: 'Texto en el lienzo',
  crop: {
    label: (name) => `Recorte de ${name}`,
    frame: 'Lo que queda de la imagen',
    hint: 'Las flechas lo mueven; con Mayús, lo agrandan o lo reducen. Intro conserva el recorte, Escape lo descarta.',
    left: (width, height) => `Quedan un ${width} % del ancho y un ${height} % del alto`,
    leave: 'Cancelar',
    whole: 'Completa',
    keep: 'Listo',
  },
});
