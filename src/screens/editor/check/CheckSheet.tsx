/** The publish check, asked for by its button: what was found, to be gone to or mended. [PC1] */
import { useSelector } from '@xstate/react';
import { publishCheckMessages as text } from '../../../locales/messages/editor/publishCheck';
import { Button } from '../../../ui/controls/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { CentredSpinner } from '../../../ui/feedback/Spinner';
import { useEditor } from '../EditorContext';
import * as css from './check.css';
import { CheckProgress } from './CheckProgress';
import { FindingList } from './FindingList';

export default function CheckSheet() {
  const { publishCheck } = useEditor();
  const shown = useSelector(publishCheck, (state) => state);
  const isAgain = shown.matches('checkingAgain');
  const isSpeaking = shown.matches('speakingSentence');
  const isListed = isAgain || isSpeaking || shown.matches('found') || shown.matches('clean');
  const close = () => publishCheck.send({ type: 'sheet.closed' });
  const { report } = shown.context;
  const cleanText = report.unknown.length > 0 ? text.cleanAsFarAsKnown : text.clean;
  return (
    <Dialog
      isOpen
      size="compact"
      onClose={close}
      title={text.title}
      closeLabel={text.close}
      foot={
        <Button variant="secondary" onClick={close}>
          {text.close}
        </Button>
      }
    >
      <div className={css.groups}>
        {shown.matches('checking') ? <CentredSpinner label={text.checking} /> : null}
        {shown.matches('clean') ? <p role="status">{cleanText}</p> : null}
        <CheckProgress
          isAgain={isAgain}
          isSpeaking={isSpeaking}
          problem={shown.matches({ found: 'unspoken' }) ? shown.context.problem : undefined}
        />
        {shown.matches('failed') ? (
          <Alert>
            <p>{text.failed}</p>
            <Button
              variant="secondary"
              size="small"
              onClick={() => publishCheck.send({ type: 'check.requested' })}
            >
              {text.retry}
            </Button>
          </Alert>
        ) : null}
        {isListed ? (
          <FindingList
            report={report}
            isBusy={isAgain || isSpeaking}
            onGo={(finding) => publishCheck.send({ type: 'finding.chosen', finding })}
            onMend={(finding) => publishCheck.send({ type: 'mend.chosen', finding })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
