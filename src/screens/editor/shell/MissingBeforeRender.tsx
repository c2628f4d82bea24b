/** Before a render, what is missing is named: it is mended, or rendered all the same. */
import { mendOf } from '../../../editor-engine/moments/mendMoments';
import { momentsWithout } from '../../../editor-engine/moments/momentsWithout';
import { editorMomentsMessages } from '../../../locales/messages/editor/moments';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { useEditor } from '../EditorContext';
import { useVideoData } from '../engine/useEngine';
import { MomentList } from './MomentList';
import * as css from './moments.css';

/** One screen of them; who has more than that has another question. */
const MOST_NAMED = 8;
const text = editorMomentsMessages.beforeRender;

export default function MissingBeforeRender() {
  const { renderStart } = useEditor();
  const data = useVideoData();
  const moments = momentsWithout(data);
  const isFillable = moments.some((moment) => mendOf(data, moment) !== null);
  return (
    <Dialog
      isOpen
      size="compact"
      onClose={() => renderStart.send({ type: 'refusal.dismissed' })}
      title={text.title}
      closeLabel={text.back}
      foot={
        <>
          <Button variant="secondary" onClick={() => renderStart.send({ type: 'render.confirmed' })}>
            {text.anyway}
          </Button>
          {isFillable ? (
            <Button onClick={() => renderStart.send({ type: 'mend.chosen' })}>{text.fix}</Button>
          ) : null}
        </>
      }
    >
      <div className={css.named}>
        <p>{text.text}</p>
        <MomentList
          moments={moments}
          most={MOST_NAMED}
          onChoose={(atMs) => renderStart.send({ type: 'moment.chosen', atMs })}
        />
      </div>
    </Dialog>
  );
}
