/** How far a model is that writes scripts. [WR1] */
import { useSelector } from '@xstate/react';
import { scriptWritingMessages as text } from '../../../locales/messages/wizards/scriptWriting';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import * as css from './ScriptWriting.css';
import { calledIn, type ScriptWritingActor, type ScriptWritingSnapshot } from './writingActors';

function toldBy({ value, context: { written } }: ScriptWritingSnapshot): string {
  const name = calledIn(written?.writer);
  const state = typeof value === 'object' ? value.writing : 'beginning';
  if (state === 'askingAgain') return text.progress.again(name);
  if (state === 'beginning' || !written) return text.progress.beginning;
  if (written.thinking) return written.attempt > 1 ? text.progress.again(name) : text.progress.thinking(name);
  return text.progress.writing(name, written.words, written.of);
}
const shareOf = ({ context: { written } }: ScriptWritingSnapshot) =>
  written && written.of > 0 ? Math.min(1, written.words / written.of) : 0;

export function WritingProgress({ actor }: { actor: ScriptWritingActor }) {
  const told = useSelector(actor, toldBy);
  const share = useSelector(actor, shareOf);
  return (
    <div className={css.busy}>
      <p>{told}</p>
      <ProgressBar label={text.progress.label} fraction={share} />
    </div>
  );
}
