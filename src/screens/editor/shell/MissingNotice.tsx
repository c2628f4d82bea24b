/** What the last edit has left without a picture or a caption, and one press that mends it. */
import { useSelector } from '@xstate/react';
import type { MomentWithout } from '../../../editor-engine/moments/momentsWithout';
import { mendOf } from '../../../editor-engine/moments/mendMoments';
import { itemNumbers } from '../../../editor-engine/selectors/itemNumbers.selectors';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { editorMomentsMessages as text } from '../../../locales/messages/editor/moments';
import { editorTimelineMessages } from '../../../locales/messages/editor/timeline';
import { Button } from '../../../ui/controls/Button';
import { useEditor } from '../EditorContext';
import { MomentList } from './MomentList';
import * as css from './moments.css';
import { notice } from './shell.css';

/** More would hide the video that it speaks of. */
const MOST_NAMED = 3;

export function MissingNotice() {
  const editor = useEditor();
  const { engine } = editor;
  const missing = editor.missing();
  const isTelling = useSelector(missing, (state) => state.matches('telling'));
  const { moments, mend } = useSelector(missing, ({ context }) => context.missing);
  return (
    <div role="status" aria-label={text.label}>
      {isTelling ? (
        <div className={`${notice} ${css.note}`}>
          <MomentList
            moments={moments}
            most={MOST_NAMED}
            onChoose={(atMs) => missing.send({ type: 'moment.chosen', atMs })}
          />
          <div className={css.acts}>
            {mend === null ? null : (
              <Button size="small" onClick={() => missing.send({ type: 'mend.chosen' })}>
                {mend === 'undo' ? text.mend.undo : fillLabel(engine, moments)}
              </Button>
            )}
            <Button
              variant="secondary"
              size="small"
              onClick={() => missing.send({ type: 'notice.dismissed' })}
            >
              {text.dismiss}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** What will be done is said where it is one thing. */
function fillLabel(engine: EditorEngine, moments: readonly MomentWithout[]): string {
  const data = engine.videoData();
  const [only] = moments;
  const mend = only && moments.length === 1 ? mendOf(data, only) : null;
  switch (mend?.name) {
    case 'items.setShown':
      return text.mend.show;
    case 'gap.close':
      return text.mend.close;
    case 'item.resize':
      return text.mend.extend(editorTimelineMessages.called(itemNumbers(data).get(mend.payload.id)));
    case undefined:
      return text.mend.several;
  }
}
