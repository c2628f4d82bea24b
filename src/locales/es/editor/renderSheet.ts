import type { renderSheetMessages } from '../../messages/editor/renderSheet';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof renderSheetMessages> = {
  title: 'Renderizar vídeo',
  close: 'Cancelar',
  render: 'Renderizar',
  kind: 'Archivo',
  kinds: { mp4: 'MP4', webm: 'WebM', gif: 'GIF', m4a: 'M4A (solo sonido)', mp3: 'MP3 (solo sonido)' },
  formats: 'Formatos',
  several: (count) => `${count} vídeos`,
  resolution: 'Resolución',
  resolutions: { '720p': '720p', '1080p': '1080p', '4k': '4K' },
  frameRate: 'Fotogramas',
  fps: (fps) => `${fps} por segundo`,
  captions: 'Subtítulos',
  shown: { burnt: 'En la imagen', none: 'Ninguno' },
  beside: {
    film: 'Los subtítulos también vienen como archivos SRT y VTT.',
    gif: 'Un GIF no tiene sonido y, cuanto más dura, más pequeña es su imagen. Los subtítulos también vienen como archivos SRT y VTT.',
    sound: 'Los subtítulos vienen como archivos SRT y VTT.',
  },
  mail: 'Avisarme por correo cuando esté listo',
  free: 'No cuesta créditos',
  foretelling: 'Calculando tamaño y tiempo…',
  unforetold: 'Ahora mismo no se conocen el tamaño ni el tiempo.',
  atMost: (span) => `como máximo ${span}`,
  unknownTime: 'tiempo aún desconocido',
  unknownSize: 'tamaño aún desconocido',
  pixels: (width, height) => `${width} × ${height} px`,
  rate: (fps) => `${fps} fotogramas por segundo`,
};
