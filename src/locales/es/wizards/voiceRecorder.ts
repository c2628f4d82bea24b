import type { voiceRecorderMessages } from '../../messages/wizards/voiceRecorder';
import type { Translation } from '../../inLanguage';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const translation: Translation<typeof voiceRecorderMessages> = ({ number }) => ({
  source: 'Quién habla',
  sources: {
    voice: { label: 'Voz generada', text: 'Lee tu guion' },
    recording: { label: 'Tu propia voz', text: 'Grabada aquí o subida' },
    nobody: { label: 'Sin locución', text: 'Solo subtítulos y música' },
  },
  speed: 'Velocidad de la voz',
  readingSpeed: 'Velocidad de lectura',
  times: (speed) => `${number(speed, Number.isInteger(speed * 10) ? 1 : 2)}×`,
  pace: { slower: 'Más lento', faster: 'Más rápido' },
  nobodyHint: 'Los subtítulos muestran tu guion a ritmo de lectura y la música suena a todo volumen.',
  emptyHint:
    'Lee tu guion en voz alta en un lugar tranquilo. Los subtítulos siguen tu voz palabra por palabra.',
  record: 'Grabar tu voz',
  fileName: 'Mi voz',
  upload: 'Subir una grabación',
  formats: 'MP3, M4A, WAV, WebM u OGG, hasta diez minutos.',
  script: 'Tu guion',
  asking: 'Permite el acceso al micrófono…',
  countIn: (left) => `La grabación empieza en ${left}`,
  listening: (seconds) => `Grabando ${clock(seconds)}`,
  level: 'Nivel del micrófono',
  stop: 'Detener grabación',
  cancel: 'Cancelar grabación',
  finishing: 'Terminando la grabación…',
  recorded: (seconds) => `Tu grabación · ${clock(seconds)}`,
  play: 'Reproducir tu grabación',
  pause: 'Pausar tu grabación',
  accept: 'Usar esta grabación',
  again: 'Grabar otra vez',
  discard: 'Descartar',
  uploading: 'Comprobando tu grabación…',
  stopUpload: 'Cancelar subida',
  retry: 'Reintentar',
  kept: (seconds) => `${clock(seconds)} · los subtítulos seguirán tu voz`,
  remove: 'Quitar grabación',
  faults: {
    microphoneRefused:
      'Tu navegador bloquea el micrófono. Permítelo junto a la barra de direcciones e inténtalo de nuevo.',
    microphoneMissing: 'No se ha encontrado ningún micrófono. Conecta uno o sube una grabación.',
    microphoneInsecure:
      'Los navegadores solo permiten el micrófono en páginas https. Abre esta página por https o sube una grabación.',
    microphoneFailed: 'Tu micrófono no responde. Quizá lo esté usando otra app.',
    uploadFailed: 'No se ha podido subir la grabación.',
  },
});
