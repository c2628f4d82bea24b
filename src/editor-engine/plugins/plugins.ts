/** Every plugin of the editor: adding one is one file and one line. */
import { audioPlugin } from './audio.plugin';
import { brandPlugin } from './brand.plugin';
import { canvasPlugin } from './canvas.plugin';
import { captionAddPlugin } from './captionAdd.plugin';
import { captionImportPlugin } from './captionImport.plugin';
import { captionMergePlugin } from './captionMerge.plugin';
import { captionSplitPlugin } from './captionSplit.plugin';
import { captionStylePlugin } from './captionStyle.plugin';
import { captionTextPlugin } from './captionText.plugin';
import { captionTimePlugin } from './captionTime.plugin';
import { clipboardPlugin } from './clipboard.plugin';
import { detailsPlugin } from './details.plugin';
import { documentPlugin } from './document.plugin';
import { duplicatePlugin } from './duplicate.plugin';
import { durationPlugin } from './duration.plugin';
import { effectsPlugin } from './effects.plugin';
import { fadesPlugin } from './fades.plugin';
import { layersPlugin } from './layers.plugin';
import { markerPlugin } from './marker.plugin';
import { mediaDropPlugin } from './mediaDrop.plugin';
import { movePlugin } from './move.plugin';
import { removePlugin } from './remove.plugin';
import { reorderPlugin } from './reorder.plugin';
import { replacePlugin } from './replace.plugin';
import { resizePlugin } from './resize.plugin';
import { ripplePlugin } from './ripple.plugin';
import { rollPlugin } from './roll.plugin';
import { shapePlugin } from './shape.plugin';
import { shownPlugin } from './shown.plugin';
import { sizePlugin } from './size.plugin';
import { speedPlugin } from './speed.plugin';
import { splitPlugin } from './split.plugin';
import { templatePlugin } from './template.plugin';
import { textPlugin } from './text.plugin';
import { trimPlugin } from './trim.plugin';
import { volumePlugin } from './volume.plugin';

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
  effectsPlugin,
  canvasPlugin,
  detailsPlugin,
  layersPlugin,
  shownPlugin,
  captionTextPlugin,
  captionTimePlugin,
  captionSplitPlugin,
  captionMergePlugin,
  captionAddPlugin,
  captionImportPlugin,
  captionStylePlugin,
  textPlugin,
  shapePlugin,
  audioPlugin,
  templatePlugin,
  sizePlugin,
  durationPlugin,
  markerPlugin,
  brandPlugin,
] as const;
