/** What the publish check asks beside the document: laid out by the templates, heard by the peaks of the files. Pure. */
import { WAVEFORM_PEAKS_PER_SECOND } from '../../../../contract/limits';
import { isVoice, type VideoData } from '../../../../contract/video/videoData';
import {
  LEVEL_STEP_MS,
  type CheckFacts,
  type HeardSound,
  type Unbacked,
} from '../../../editor-engine/check/facts';
import { closingCardOf } from '../../../templates/closingCardOf';
import { inkOf } from '../../../templates/paint/inkOf';
import { pictureScale } from '../../../templates/paint/pictureScale';
import { readOn, type Behind } from '../../../templates/paint/readOn';
import { duckedTo, voiceSpans } from '../../../templates/sound/ducking';
import { levelsOf } from '../../../templates/sound/levels';
import { soundingItems } from './soundingItems';

/** What is known of a project and its files; it travels to a worker. */
export interface Known {
  /** By address; a file that cannot be read, or not in time, is not in it. */
  readonly peaks: ReadonlyMap<string, Float32Array>;
  /** Of the project. */
  readonly title: string;
  readonly isAd: boolean;
  readonly unbacked: Unbacked;
  readonly language: string | null;
  readonly voiceLanguages: ReadonlyMap<string, readonly string[]>;
  readonly reader: string | null;
  readonly paces: ReadonlyMap<string, number>;
}

export function checkFacts(data: VideoData, { peaks, title, ...known }: Known, behind?: Behind): CheckFacts {
  return {
    ...known,
    closingCard: () => closingCardOf(data, title),
    inkOf,
    scaleOf: pictureScale,
    duckedTo,
    sounds: heardSounds(data, peaks),
    readOn: readOn(data, behind),
  };
}

function heardSounds(data: VideoData, peaks: Known['peaks']): readonly HeardSound[] {
  const voices = voiceSpans(data);
  return soundingItems(data).map((item): HeardSound => {
    const known = peaks.get(item.details.src);
    const heard = { data, voices, stepMs: LEVEL_STEP_MS };
    return {
      itemId: item.id,
      role: item.type === 'audio' && isVoice(item.id) ? 'voice' : 'beside',
      levels: known ? levelsOf(item, { peaks: known, perSecond: WAVEFORM_PEAKS_PER_SECOND }, heard) : null,
    };
  });
}
