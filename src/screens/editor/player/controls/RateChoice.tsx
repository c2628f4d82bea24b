/** How fast the film runs; the browser's own list, which every device knows how to show. [Y6] */
import { useSelector } from '@xstate/react';
import { PLAYBACK_RATES } from '../../../../../contract/ui/playbackRates';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import * as css from './controls.css';

export function RateChoice() {
  const { playback } = useEditor();
  const running = useSelector(playback, ({ context }) => context.shuttle ?? context.rate);
  // J and L reach rates that the list does not offer; they are shown while they last.
  const rates = PLAYBACK_RATES.some((rate) => rate === running)
    ? PLAYBACK_RATES
    : [running, ...PLAYBACK_RATES];
  return (
    <select
      className={css.choice}
      aria-label={text.speed}
      title={text.speed}
      value={running}
      onChange={(event) => playback.send({ type: 'rate.chosen', rate: Number(event.target.value) })}
    >
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {text.speedValue(rate)}
        </option>
      ))}
    </select>
  );
}
