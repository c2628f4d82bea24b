/** How loud the rendered file is; nothing of one that is older than measuring. */
import { AudioLines, VolumeX } from 'lucide-react';
import type { Loudness } from '../../../contract/sound/loudness';
import { projectMessages as text } from '../../locales/messages/project';
import * as css from './project.css';

export function SoundFigures({ loudness }: { loudness: Loudness | null }) {
  if (loudness === null) return null;
  const { integrated, true_peak } = loudness;
  const isHeard = integrated !== null && true_peak !== null;
  const Icon = isHeard ? AudioLines : VolumeX;
  return (
    <p className={css.figures}>
      <Icon size={16} aria-hidden />
      {isHeard ? text.loudness(integrated, true_peak) : text.noSound}
    </p>
  );
}
