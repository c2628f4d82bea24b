/** Moments in which something is missing, each of which leads there. */
import { editorMomentsMessages as text } from '../../../locales/messages/editor/moments';
import type { MomentWithout } from '../../../editor-engine/moments/momentsWithout';
import { clockOf } from '../timeline/view/ticks';
import * as css from './moments.css';

interface Props {
  moments: readonly MomentWithout[];
  /** How many are named one by one. */
  most: number;
  onChoose: (atMs: number) => void;
}

export function MomentList({ moments, most, onChoose }: Props) {
  return (
    <ul className={css.list}>
      {moments.slice(0, most).map(({ lacks, from, to }) => (
        <li key={`${lacks} ${from}`}>
          <button type="button" className={css.moment} onClick={() => onChoose(from)}>
            {text.lacks[lacks](Math.max(0.1, (to - from) / 1000), clockOf(from))}
          </button>
        </li>
      ))}
      {moments.length > most ? <li className={css.more}>{text.more(moments.length - most)}</li> : null}
    </ul>
  );
}
