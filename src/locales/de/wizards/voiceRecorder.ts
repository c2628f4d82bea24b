import type { voiceRecorderMessages } from '../../messages/wizards/voiceRecorder';
import type { Translation } from '../../inLanguage';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const translation: Translation<typeof voiceRecorderMessages> = ({ number }) => ({
  source: 'Wer spricht',
  sources: {
    voice: { label: 'Computerstimme', text: 'Liest dein Skript vor' },
    recording: { label: 'Deine eigene Stimme', text: 'Hier aufgenommen oder hochgeladen' },
    nobody: { label: 'Ohne Stimme', text: 'Nur Untertitel und Musik' },
  },
  speed: 'Sprechtempo',
  readingSpeed: 'Lesetempo',
  times: (speed) => `${number(speed, Number.isInteger(speed * 10) ? 1 : 2)}×`,
  pace: { slower: 'Langsamer', faster: 'Schneller' },
  nobodyHint: 'Die Untertitel zeigen dein Skript im Lesetempo, die Musik spielt in voller Lautstärke.',
  emptyHint: 'Lies dein Skript in einem ruhigen Raum vor. Die Untertitel folgen deiner Stimme Wort für Wort.',
  record: 'Stimme aufnehmen',
  fileName: 'Meine Stimme',
  upload: 'Aufnahme hochladen',
  formats: 'MP3, M4A, WAV, WebM oder OGG, bis zu zehn Minuten.',
  script: 'Dein Skript',
  asking: 'Erlaube den Zugriff auf das Mikrofon …',
  countIn: (left) => `Aufnahme startet in ${left}`,
  listening: (seconds) => `Aufnahme ${clock(seconds)}`,
  level: 'Mikrofonpegel',
  stop: 'Aufnahme beenden',
  cancel: 'Aufnahme abbrechen',
  finishing: 'Die Aufnahme wird fertiggestellt …',
  recorded: (seconds) => `Deine Aufnahme · ${clock(seconds)}`,
  play: 'Deine Aufnahme abspielen',
  pause: 'Deine Aufnahme anhalten',
  accept: 'Diese Aufnahme verwenden',
  again: 'Neu aufnehmen',
  discard: 'Verwerfen',
  uploading: 'Deine Aufnahme wird geprüft …',
  stopUpload: 'Hochladen abbrechen',
  retry: 'Noch einmal',
  kept: (seconds) => `${clock(seconds)} · Untertitel folgen deiner Stimme`,
  remove: 'Aufnahme entfernen',
  faults: {
    microphoneRefused:
      'Dein Browser blockiert das Mikrofon. Erlaube es neben der Adressleiste und versuche es noch einmal.',
    microphoneMissing: 'Kein Mikrofon gefunden. Schließe eines an oder lade eine Aufnahme hoch.',
    microphoneInsecure:
      'Browser erlauben das Mikrofon nur auf https-Seiten. Öffne diese Seite über https oder lade eine Aufnahme hoch.',
    microphoneFailed: 'Dein Mikrofon reagiert nicht. Vielleicht nutzt es gerade eine andere App.',
    uploadFailed: 'Die Aufnahme konnte nicht hochgeladen werden.',
  },
});
