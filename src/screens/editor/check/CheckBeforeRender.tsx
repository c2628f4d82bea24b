/** Before a render, what is to be mended is named: it is mended, gone to, or rendered all the same. [PC1] */
import { useSelector } from '@xstate/react';
import { publishCheckMessages as text } from '../../../locales/messages/editor/publishCheck';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { useEditor } from '../EditorContext';
import * as css from './check.css';
import { CheckProgress } from './CheckProgress';
import { FindingList } from './FindingList';

export default function CheckBeforeRender() {
  const { renderStart } = useEditor();
  const isAgain = useSelector(renderStart, (state) => state.matches('lookingAgain'));
  const isSpeaking = useSelector(renderStart, (state) => state.matches('speakingSentence'));
  const problem = useSelector(renderStart, (state) =>
    state.matches({ naming: 'unspoken' }) ? state.context.refusal : undefined,
  );
  const isBusy = isAgain || isSpeaking;
  const report = useSelector(renderStart, ({ context }) => context.report);
  const close = () => renderStart.send({ type: 'refusal.dismissed' });
  return (
    <Dialog
      isOpen
      size="compact"
      onClose={close}
      title={text.titleBeforeRender}
      closeLabel={text.close}
      foot={
        <>
          <Button variant="secondary" onClick={close}>
            {text.back}
          </Button>
          <Button disabled={isBusy} onClick={() => renderStart.send({ type: 'render.confirmed' })}>
            {text.anyway}
          </Button>
        </>
      }
    >
      <div className={css.groups}>
        <CheckProgress isAgain={isAgain} isSpeaking={isSpeaking} problem={problem} />
        <FindingList
          report={report}
          isBusy={isBusy}
          onGo={(finding) => renderStart.send({ type: 'finding.chosen', finding })}
          onMend={(finding) => renderStart.send({ type: 'mend.chosen', finding })}
        />
      </div>
    </Dialog>
  );
}
