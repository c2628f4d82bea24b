/** Why the render has not begun: it was refused, or the last changes could not be saved before it. [E7] */
import { useSelector } from '@xstate/react';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import * as css from './shell.css';

export default function RenderRefusal() {
  const { renderStart } = useEditor();
  const isUnsaved = useSelector(renderStart, (state) => state.matches('unsaved'));
  const detail = useSelector(renderStart, (state) =>
    state.matches('refused') ? state.context.refusal : null,
  );
  return (
    <div className={css.notice}>
      <Alert>
        <p>{isUnsaved ? text.unsaved : text.renderFailed}</p>
        {detail === null ? null : <p>{detail}</p>}
        <Button
          variant="secondary"
          size="small"
          onClick={() => renderStart.send({ type: 'refusal.dismissed' })}
        >
          {text.dismiss}
        </Button>
      </Alert>
    </div>
  );
}
