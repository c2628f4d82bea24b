/** What can be set of the chosen item, of several, or of the whole video when nothing is chosen. [Y3] */
import {
  Captions,
  Clapperboard,
  Image,
  Layers,
  Music,
  Replace,
  Shapes,
  SlidersHorizontal,
  Type,
} from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { isCaption, type TrackItem } from '../../../../contract/video/videoData';
import { editorInspectorMessages as words } from '../../../locales/messages/editor/inspector';
import { editorTimelineMessages } from '../../../locales/messages/editor/timeline';
import { Button } from '../../../ui/controls/Button';
import { useEditor } from '../EditorContext';
import { useSelection } from '../engine/useEngine';
import { ReplacementInput, type ReplacementChoice } from '../timeline/ReplacementInput';
import * as css from './inspector.css';
import { ItemSections } from './ItemSections';
import { ProjectSections } from './ProjectSections';
import { SeveralSections } from './SeveralSections';

const icons = { image: Image, video: Clapperboard, text: Type, shape: Shapes, audio: Music } as const;

/** The chosen items as they are shown: a drag in the picture is seen in the numbers. */
export function useChosen(): readonly TrackItem[] {
  const { engine } = useEditor();
  const selection = useSelection();
  useSyncExternalStore(engine.subscribeShown, engine.shownVideoData);
  return selection.flatMap((id) => engine.shownItem(id) ?? []);
}

function headOf(items: readonly TrackItem[]) {
  const [first, ...others] = items;
  if (!first) return [SlidersHorizontal, words.project.title] as const;
  if (others.length > 0) return [Layers, words.several(items.length)] as const;
  return isCaption(first.id)
    ? ([Captions, words.captionKind] as const)
    : ([icons[first.type], words.kinds[first.type]] as const);
}

/** As the menu of the item offers it, where nobody has to know of a menu. */
function ReplaceButton({ id }: { id: string }) {
  const replacement = useRef<ReplacementChoice>(null);
  return (
    <span className={css.headAct}>
      <Button variant="secondary" size="small" onClick={() => replacement.current?.choose(id)}>
        <Replace size={16} aria-hidden />
        {editorTimelineMessages.menu.replace}
      </Button>
      <ReplacementInput ref={replacement} />
    </span>
  );
}

export function Inspector() {
  const items = useChosen();
  const [Icon, title] = headOf(items);
  const [first, ...others] = items;
  return (
    <div className={css.pane}>
      <div className={css.head}>
        <Icon size={18} className={css.headIcon} aria-hidden />
        <h2 className={css.kind}>{title}</h2>
        {items.length === 1 && (first?.type === 'image' || first?.type === 'video') ? (
          <ReplaceButton id={first.id} />
        ) : null}
      </div>
      {!first ? (
        <ProjectSections />
      ) : others.length > 0 ? (
        <SeveralSections items={items} />
      ) : (
        <ItemSections key={first.id} item={first} />
      )}
    </div>
  );
}
