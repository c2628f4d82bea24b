/** Every plugin of the editor: adding one is one file and one line. */
import { audioPlugin } from './sound/audio.plugin';
import { beatRatePlugin } from './sound/beatRate.plugin';
import { brandPlugin } from './document/brand.plugin';
import { canvasPlugin } from './canvas/canvas.plugin';
import { captionAddPlugin } from './captions/captionAdd.plugin';
import { captionImportPlugin } from './captions/captionImport.plugin';
import { captionMergePlugin } from './captions/captionMerge.plugin';
import { captionsHeardPlugin } from './captions/captionsHeard.plugin';
import { captionSplitPlugin } from './captions/captionSplit.plugin';
import { captionStylePlugin } from './captions/captionStyle.plugin';
import { captionTextPlugin } from './captions/captionText.plugin';
import { captionTimePlugin } from './captions/captionTime.plugin';
import { claimsPlugin } from './script/claims.plugin';
import { clipboardPlugin } from './items/clipboard.plugin';
import { closingPlugin } from './canvas/closing.plugin';
import { detailsPlugin } from './canvas/details.plugin';
import { documentPlugin } from './document/document.plugin';
import { duplicatePlugin } from './items/duplicate.plugin';
import { durationPlugin } from './document/duration.plugin';
import { effectsPlugin } from './canvas/effects.plugin';
import { fadesPlugin } from './sound/fades.plugin';
import { sourceStartPlugin } from './sound/sourceStart.plugin';
import { keyframesPlugin } from './canvas/keyframes.plugin';
import { layersPlugin } from './canvas/layers.plugin';
import { markerPlugin } from './document/marker.plugin';
import { mediaDropPlugin } from './items/mediaDrop.plugin';
import { movePlugin } from './items/move.plugin';
import { removePlugin } from './items/remove.plugin';
import { reorderPlugin } from './items/reorder.plugin';
import { replacePlugin } from './items/replace.plugin';
import { resizePlugin } from './items/resize.plugin';
import { ripplePlugin } from './items/ripple.plugin';
import { rollPlugin } from './items/roll.plugin';
import { scriptPlugin } from './script/script.plugin';
import { shapePlugin } from './canvas/shape.plugin';
import { shownPlugin } from './canvas/shown.plugin';
import { sizePlugin } from './document/size.plugin';
import { speedPlugin } from './items/speed.plugin';
import { splitPlugin } from './items/split.plugin';
import { stickerPlugin } from './canvas/sticker.plugin';
import { stylePlugin } from './document/style.plugin';
import { templatePlugin } from './document/template.plugin';
import { textPlugin } from './canvas/text.plugin';
import { trimPlugin } from './items/trim.plugin';
import { volumePlugin } from './sound/volume.plugin';

export const plugins = [
  documentPlugin,
  movePlugin,
  resizePlugin,
  trimPlugin,
  splitPlugin,
  removePlugin,
  ripplePlugin,
  mediaDropPlugin,
  replacePlugin,
  duplicatePlugin,
  clipboardPlugin,
  reorderPlugin,
  rollPlugin,
  speedPlugin,
  volumePlugin,
  fadesPlugin,
  sourceStartPlugin,
  beatRatePlugin,
  effectsPlugin,
  canvasPlugin,
  keyframesPlugin,
  detailsPlugin,
  layersPlugin,
  shownPlugin,
  captionTextPlugin,
  captionTimePlugin,
  captionSplitPlugin,
  captionMergePlugin,
  captionAddPlugin,
  captionImportPlugin,
  captionsHeardPlugin,
  captionStylePlugin,
  scriptPlugin,
  claimsPlugin,
  textPlugin,
  shapePlugin,
  stickerPlugin,
  closingPlugin,
  audioPlugin,
  templatePlugin,
  stylePlugin,
  sizePlugin,
  durationPlugin,
  markerPlugin,
  brandPlugin,
] as const;
