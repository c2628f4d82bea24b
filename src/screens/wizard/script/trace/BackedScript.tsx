/** A script with the words of its article, or of the notes, that each of its sentences is made of. [WR3] [TP1] */
import { backedIn } from '../../../../../contract/ui/backedIn';
import type { BackedSentence } from '../../../../../contract/scripts/script';
import { claimsMessages as text } from '../../../../locales/messages/wizards/claims';
import { Sentences } from './Sentences';
import * as css from './trace.css';
import type { BackingView } from './traceContext';

export type BackingSource = 'article' | 'notes';

interface Props {
  view: BackingView;
  script: string;
  backing: readonly BackedSentence[];
  source: BackingSource;
  isTitled: boolean;
  showsHint: boolean;
}

export const BackedScript = ({ view, script, backing, source, isTitled, showsHint }: Props) => (
  <div className={css.trace}>
    <Sentences
      {...view}
      script={script}
      sentences={backedIn(script, backing)}
      isTitled={isTitled}
      showsHint={showsHint}
      renderWords={({ sentence }) => sentence}
      renderBacking={({ quotes }) =>
        quotes.length === 0 ? (
          <p>{text.notSaidIn[source]}</p>
        ) : (
          quotes.map((quote) => <p key={quote}>{text.saidIn[source](quote)}</p>)
        )
      }
    />
  </div>
);
