/** A sentence as it is said: a press opens it to be changed, and goes there; dragged, or by Alt and an arrow, it moves. */
import { Mic } from 'lucide-react';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isMereDoubt } from '../../../../../contract/scripts/claimReason';
import type { ScriptSentence } from '../../../../editor-engine/script/sentences';
import type { scriptEditMachine } from '../../../../machines/captionEdit/scriptEdit.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { rowId } from './rowId';
import { SentenceClaims, type ScriptClaims } from './SentenceClaims';
import * as css from './transcript.css';

const { script: text } = editorCaptionsMessages;

interface Props {
  actor: ActorRefFrom<typeof scriptEditMachine>;
  sentence: ScriptSentence;
  isFirst: boolean;
  isRecorded: boolean;
  claims: ScriptClaims;
  onSeek: (ms: number) => void;
  onMove: (sentence: ScriptSentence, by: number) => void;
}

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Underlined until somebody changes it or answers for it. */
const doubtOf = (said: string, { open, kept }: ScriptClaims) => {
  const claims = kept.has(said) ? undefined : open.get(said);
  return claims && (claims.every(isMereDoubt) ? 'mere' : '');
};

export const SentenceRow = memo(({ actor, sentence, isFirst, isRecorded, claims, onSeek, onMove }: Props) => {
  const { from, to, text: said, isUnspoken } = sentence;
  const place = { from, to, said };
  return (
    <div className={css.sentenceRow} data-row={rowId(sentence)}>
      <button
        type="button"
        className={css.sentence}
        data-stop=""
        data-moment=""
        data-unspoken={isUnspoken ? '' : undefined}
        data-doubt={doubtOf(said, claims)}
        tabIndex={isFirst ? 0 : -1}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={(event) => {
          const by = event.altKey ? MOVES[event.key] : undefined;
          if (by === undefined) return;
          event.preventDefault();
          onMove(sentence, by);
        }}
        onClick={() => {
          onSeek(sentence.words[0]?.from ?? from);
          actor.send({ type: 'sentence.opened', place });
        }}
      >
        {said}
      </button>
      {isRecorded ? (
        <p className={css.recorded}>
          <Mic size={12} aria-hidden />
          {text.own.mark}
        </p>
      ) : null}
      {isUnspoken ? (
        <p className={css.unspoken}>
          {text.unspoken}
          <Button
            variant="quiet"
            size="small"
            onClick={() => actor.send({ type: 'speaking.requested', place })}
          >
            {text.speak}
          </Button>
        </p>
      ) : null}
      <SentenceClaims sentence={said} claims={claims} />
    </div>
  );
});
