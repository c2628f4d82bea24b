/** Why the render has not begun: it was refused, or the last changes could not be saved before it. [E7] */
import { useSelector } from '@xstate/react';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import * as css from './shell.css';

export function RenderRefusal() {
  const { renderStart } = useEditor();
  const why = useSelector(renderStart, (state) =>
    state.matches('unsaved') ? text.unsaved : state.matches('refused') ? text.renderFailed : null,
  );
  const detail = useSelector(renderStart, (state) =>
    state.matches('refused') ? state.context.refusal : null,
  );
  return why === null ? null : (
    <div className={css.notice}>
      <Alert>
        <p>{why}</p>
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
