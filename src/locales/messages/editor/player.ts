/** Words of the editor's player and canvas. [Y6] */
import { inLanguage } from '../../inLanguage';

export const editorPlayerMessages = inLanguage('editor/player', {
  label: 'Preview',
  opening: 'Opening the preview',
  buffering: 'Loading media',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  previousFrame: 'Previous frame',
  nextFrame: 'Next frame',
  seek: 'Position',
  seekValue: (at: number, of: number) => `${at.toFixed(1)} of ${of.toFixed(1)} seconds`,
  mute: 'Mute',
  unmute: 'Unmute',
  noSound: "There's no sound output here, so the video plays without sound.",
  volume: 'Volume',
  volumeValue: (percent: number) => `${percent} %`,
  speed: 'Speed',
  speedValue: (rate: number) => `${rate}×`,
  repeat: 'Repeat',
  safeZones: 'Safe zones',
  zoom: 'Zoom',
  zoomFit: 'Fit',
  zoomValue: (percent: number) => `${percent} %`,
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  fullscreenRefused: "Your browser doesn't allow full screen here.",
  failedTitle: 'The preview stopped',
  failedHint: 'The rest of the editor still works.',
  retry: 'Try again',
  mediaFailed: (names: readonly string[]) =>
    names.length === 1
      ? `Couldn't load “${names[0]}”.`
      : `Couldn't load ${names.length} files: ${names.map((name) => `“${name}”`).join(', ')}.`,
  showBroken: 'Show it',
  canvas: 'Canvas',
  onCanvas: (name: string) => `${name}, on the canvas`,
  handleHint: 'Arrow keys move it by one pixel, with Shift by ten. Set size and angle in the inspector.',
  footageHandleHint:
    'Arrow keys move it by one pixel, with Shift by ten. Press Enter to crop it. Set size and angle in the inspector.',
  textHandleHint: 'Arrow keys move it by one pixel, with Shift by ten. Press Enter to edit the text.',
  editText: 'Text on the canvas',
  crop: {
    label: (name: string) => `Cropping ${name}`,
    frame: 'What is left of the picture',
    hint: 'Arrow keys move it, with Shift they make it larger or smaller. Press Enter to keep the crop, Escape to leave it.',
    left: (width: number, height: number) => `${width} % of the width and ${height} % of the height are left`,
    leave: 'Cancel',
    whole: 'Whole',
    keep: 'Done',
  },
});
