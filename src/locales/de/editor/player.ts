import type { editorPlayerMessages } from '../../messages/editor/player';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorPlayerMessages> = ({ number }) => ({
  noTemplate: (name) => `Keine Vorlage mit diesem Namen gefunden: ${name}`,
  label: 'Vorschau',
  opening: 'Vorschau wird geöffnet',
  buffering: 'Medien werden geladen',
  play: 'Abspielen',
  pause: 'Anhalten',
  replay: 'Noch einmal abspielen',
  previousFrame: 'Voriges Bild',
  nextFrame: 'Nächstes Bild',
  seek: 'Position',
  seekValue: (at, of) => `${number(at, 1)} von ${number(of, 1)} Sekunden`,
  mute: 'Stummschalten',
  unmute: 'Ton einschalten',
  noSound: 'Hier gibt es keine Tonausgabe, darum läuft das Video ohne Ton.',
  volume: 'Lautstärke',
  volumeValue: (percent) => `${percent} %`,
  speed: 'Tempo',
  speedValue: (rate) => `${number(rate, Number.isInteger(rate) ? 0 : 1)}×`,
  repeat: 'Endlos abspielen',
  safeZones: 'Sichere Bereiche',
  zoom: 'Zoom',
  zoomFit: 'Ganz',
  zoomValue: (percent) => `${percent} %`,
  fullscreen: 'Vollbild',
  leaveFullscreen: 'Vollbild beenden',
  fullscreenRefused: 'Dein Browser erlaubt hier kein Vollbild.',
  failedTitle: 'Die Vorschau ist stehen geblieben',
  failedHint: 'Der Rest des Editors funktioniert weiter.',
  retry: 'Noch einmal',
  mediaFailed: (names) =>
    names.length === 1
      ? `„${names[0]}“ konnte nicht geladen werden.`
      : `${names.length} Dateien konnten nicht geladen werden: ${names.map((name) => `„${name}“`).join(', ')}.`,
  showBroken: 'Anzeigen',
  canvas: 'Fläche',
  onCanvas: (name) => `${name}, auf der Fläche`,
  handleHint:
    'Pfeiltasten verschieben um ein Pixel, mit Umschalt um zehn. Größe und Winkel stellst du im Inspektor ein.',
  footageHandleHint:
    'Die Pfeiltasten verschieben um ein Pixel, mit der Umschalttaste um zehn. Die Eingabetaste öffnet den Zuschnitt. Größe und Winkel stehen im Inspektor.',
  textHandleHint:
    'Pfeiltasten verschieben um ein Pixel, mit Umschalt um zehn. Mit Enter bearbeitest du den Text.',
  editText: 'Text auf der Fläche',
  crop: {
    label: (name) => `Zuschnitt von ${name}`,
    frame: 'Was vom Bild bleibt',
    hint: 'Die Pfeiltasten verschieben den Ausschnitt, mit der Umschalttaste machen sie ihn größer oder kleiner. Die Eingabetaste übernimmt ihn, Escape verwirft ihn.',
    left: (width, height) => `${width} % der Breite und ${height} % der Höhe bleiben`,
    leave: 'Abbrechen',
    whole: 'Ganz',
    keep: 'Fertig',
  },
});
