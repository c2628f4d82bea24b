/** The sentences of a script that say what its page does not: each with its reason, and a way to answer for it. [WR3] */
import { isMereDoubt } from '../../../../../contract/scripts/claimReason';
import type { TracedSentence } from '../../../../../contract/scripts/claims';
import { claimsMessages as text } from '../../../../locales/messages/wizards/claims';
import { Button } from '../../../../ui/controls/Button';
import * as css from './trace.css';
import type { ClaimsTraceView } from './traceContext';

interface Props {
  view: ClaimsTraceView;
  sentences: readonly TracedSentence[];
}

export function Doubts({ view, sentences }: Props) {
  const doubted = sentences.filter(({ unsupported }) => unsupported.length > 0);
  const isKept = ({ text: said }: TracedSentence) => view.kept.some(({ sentence }) => sentence === said);
  const left = doubted.filter((sentence) => !isKept(sentence));
  const open = left.filter(({ unsupported }) => !unsupported.every(isMereDoubt));
  if (doubted.length === 0) return null;
  return (
    <div className={css.doubts}>
      {open.length > 0 ? <p>{text.open(open.length)}</p> : null}
      {open.length === 0 && left.length > 0 ? <p>{text.notFound(left.length)}</p> : null}
      <ul className={css.doubtList}>
        {doubted.map((sentence) => (
          <li key={sentence.start} className={css.doubtItem}>
            <div className={css.doubtWords}>
              {sentence.unsupported.map(({ start, words, reason }) => (
                <p key={start}>{text.notOnPage(words, text.reasons[reason])}</p>
              ))}
              {isKept(sentence) ? <p>{text.kept}</p> : null}
            </div>
            {isKept(sentence) ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={text.releaseNamed(sentence.text)}
                onClick={() => view.onReleased(sentence.text)}
              >
                {text.release}
              </Button>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={text.keepNamed(sentence.text)}
                onClick={() =>
                  view.onKept(
                    sentence.unsupported.map(({ words, reason }) => ({
                      sentence: sentence.text,
                      words,
                      reason,
                    })),
                  )
                }
              >
                {text.keep}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
