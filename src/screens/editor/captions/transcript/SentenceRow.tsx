/** A sentence as it is said: a press opens it to be changed, and goes there. */
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ScriptSentence } from '../../../../editor-engine/script/sentences';
import type { scriptEditMachine } from '../../../../machines/captionEdit/scriptEdit.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import * as css from './transcript.css';

const { script: text } = editorCaptionsMessages;

interface Props {
  actor: ActorRefFrom<typeof scriptEditMachine>;
  sentence: ScriptSentence;
  isFirst: boolean;
  onSeek: (ms: number) => void;
}

export const SentenceRow = memo(({ actor, sentence, isFirst, onSeek }: Props) => {
  const { from, to, text: said, isUnspoken } = sentence;
  const place = { from, to, said };
  return (
    <div className={css.sentenceRow}>
      <button
        type="button"
        className={css.sentence}
        data-stop=""
        data-moment=""
        data-unspoken={isUnspoken ? '' : undefined}
        tabIndex={isFirst ? 0 : -1}
        onClick={() => {
          onSeek(sentence.words[0]?.from ?? from);
          actor.send({ type: 'sentence.opened', place });
        }}
      >
        {said}
      </button>
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
    </div>
  );
});
