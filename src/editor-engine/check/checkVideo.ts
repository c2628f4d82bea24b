/** The publish check: everything that a person would rather know before the video is out. Pure. */
import { checkKinds, weights } from '../../../contract/publishCheck';
import type { VideoData } from '../../../contract/video/videoData';
import type { CheckFacts } from './facts';
import type { Finding } from './finding';
import { claims, noCallToAction, otherLanguage, unbacked, unspoken } from './message.check';
import { missing, stillOpening } from './pictures.check';
import { cutOff, outsideOfZones } from './placed.check';
import { smallPictures } from './smallPictures.check';
import { coveredVoice, silences, tooQuiet } from './sound.check';
import { tooFaint, tooFast } from './words.check';

type Check = (data: VideoData, facts: CheckFacts) => readonly Finding[];
const checks: readonly Check[] = [
  missing,
  cutOff,
  outsideOfZones,
  tooFaint,
  tooFast,
  unspoken,
  silences,
  coveredVoice,
  otherLanguage,
  tooQuiet,
  smallPictures,
  stillOpening,
  noCallToAction,
  unbacked,
  claims,
];

/** What is to be mended first, in order of time; of one moment in the order of the kinds. */
export function checkVideo(data: VideoData, facts: CheckFacts): readonly Finding[] {
  if (data.duration <= 0) return [];
  const rank = ({ kind }: Finding) => (weights[kind] === 'fix' ? 0 : 1);
  return checks
    .flatMap((check) => check(data, facts))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || a.from - b.from || checkKinds.indexOf(a.kind) - checkKinds.indexOf(b.kind),
    );
}
