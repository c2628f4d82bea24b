/** What a sentence claims beyond its page or notes: the reason, and a way to answer for it. [WR3] */
import { isMereDoubt } from '../../../../../contract/scripts/claimReason';
import type { ClaimSource, KeptClaim } from '../../../../../contract/scripts/claimSource';
import { claimsMessages as text } from '../../../../locales/messages/wizards/claims';
import { Button } from '../../../../ui/controls/Button';
import { reasonsFor } from '../../check/reasonsFor';
import { useEditor } from '../../EditorContext';
import * as css from './transcript.css';

/** Of all sentences, by their words. */
export interface ScriptClaims {
  readonly source: ClaimSource['kind'];
  readonly open: ReadonlyMap<string, readonly KeptClaim[]>;
  readonly kept: ReadonlyMap<string, readonly KeptClaim[]>;
}

interface Props {
  sentence: string;
  claims: ScriptClaims;
}

export function SentenceClaims({ sentence, claims: { source, open, kept } }: Props) {
  const { commands } = useEditor();
  const answeredFor = kept.get(sentence);
  const claims = answeredFor ?? open.get(sentence);
  if (!claims) return null;
  const reasons = reasonsFor(source);
  return (
    <div className={css.claims} data-doubt={claims.every(isMereDoubt) || answeredFor ? 'mere' : ''}>
      <div className={css.claimWords}>
        {claims.map(({ words, reason }) => (
          <p key={words}>{text.notOnPage(words, reasons[reason])}</p>
        ))}
        {answeredFor ? <p>{text.kept}</p> : null}
      </div>
      {answeredFor ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={text.releaseNamed(sentence)}
          onClick={() => void commands.perform('claims.release', { sentence })}
        >
          {text.release}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={text.keepNamed(sentence)}
          onClick={() => void commands.perform('claims.keep', { claims })}
        >
          {text.keep}
        </Button>
      )}
    </div>
  );
}
