/** A script in its sentences: what backs the one that is pointed at stands beneath. [WR3] */
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { claimsMessages as text } from '../../../../locales/messages/wizards/claims';
import { ideaText } from '../ScriptChoice.css';
import * as css from './trace.css';
import type { BackingView } from './traceContext';

/** Characters of the script, up to `end`, which is not part of it. */
interface Placed {
  readonly start: number;
  readonly end: number;
}
interface Props<Sentence extends Placed> extends BackingView {
  script: string;
  sentences: readonly Sentence[];
  isTitled: boolean;
  /** Says that sentences can be pressed: of many scripts, one does. */
  showsHint: boolean;
  renderWords: (sentence: Sentence) => ReactNode;
  renderBacking: (sentence: Sentence) => ReactNode;
}

/** How many sentences further a key leads. */
const STEPS: Readonly<Record<string, number>> = {
  ...{ Enter: 0, ' ': 0 },
  ...{ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
};

function focusBeside({ currentTarget }: KeyboardEvent<HTMLElement>, by: number): void {
  const all = [...(currentTarget.closest('p')?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])];
  all[all.indexOf(currentTarget) + by]?.focus();
}

export function Sentences<Sentence extends Placed>({
  script,
  sentences,
  pointed,
  ...props
}: Props<Sentence>) {
  const said = useId();
  const shown =
    pointed?.script === script ? sentences.find(({ start }) => start === pointed.start) : undefined;
  const point = (start: number) => props.onPointed(script, start);
  return (
    <>
      {props.isTitled ? <h3 className={css.said}>{text.title}</h3> : null}
      <p className={ideaText}>
        {sentences.map((sentence, index) => (
          <span key={sentence.start}>
            {script.slice(sentences[index - 1]?.end ?? 0, sentence.start)}
            {/* A real button is a box: a longer one would leave a short sentence before it alone at the end of a line. */}
            <span
              role="button"
              // One stop of Tab for all of them: a step offers six scripts.
              tabIndex={sentence === (shown ?? sentences[0]) ? 0 : -1}
              className={css.sentence}
              aria-expanded={sentence === shown}
              aria-controls={said}
              onMouseEnter={() => point(sentence.start)}
              onFocus={() => point(sentence.start)}
              onClick={() => point(sentence.start)}
              onKeyDown={(event) => {
                const by = STEPS[event.key];
                if (by === undefined) return;
                event.preventDefault();
                if (by === 0) point(sentence.start);
                else focusBeside(event, by);
              }}
            >
              {props.renderWords(sentence)}
            </span>
          </span>
        ))}
        {script.slice(sentences.at(-1)?.end ?? 0)}
      </p>
      <div id={said} className={shown ? css.backing : css.said}>
        {/* Nothing that has happened: outside of the status. */}
        {shown || !props.showsHint ? null : <p>{text.hint}</p>}
        <div role="status">{shown ? props.renderBacking(shown) : null}</div>
      </div>
    </>
  );
}
