/** A script in its sentences: what backs the one that is pointed at stands beneath. [WR3] */
import { useId, type ReactNode } from 'react';
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
  renderWords: (sentence: Sentence) => ReactNode;
  renderBacking: (sentence: Sentence) => ReactNode;
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
              tabIndex={0}
              className={css.sentence}
              aria-expanded={sentence === shown}
              aria-controls={said}
              onMouseEnter={() => point(sentence.start)}
              onFocus={() => point(sentence.start)}
              onClick={() => point(sentence.start)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                point(sentence.start);
              }}
            >
              {props.renderWords(sentence)}
            </span>
          </span>
        ))}
        {script.slice(sentences.at(-1)?.end ?? 0)}
      </p>
      <div id={said} role="status" className={css.said}>
        {shown ? props.renderBacking(shown) : <p>{text.hint}</p>}
      </div>
    </>
  );
}
