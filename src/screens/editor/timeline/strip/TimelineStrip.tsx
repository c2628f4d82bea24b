/** The main items as cards, where there is no room for a timeline: each is replaced and trimmed here. [E2] */
import { Film } from 'lucide-react';
import { useMemo } from 'react';
import { mainItems } from '../../../../editor-engine/selectors/mainItems.selectors';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { editorTimelineMessages as words } from '../../../../locales/en/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import { createOrders } from '../orders/createOrders';
import { spokenNames } from '../orders/spokenNames';
import { SceneCard } from './SceneCard';
import * as css from './strip.css';

export function TimelineStrip() {
  const { engine, announce } = useEditor();
  const videoData = useVideoData();
  const orders = useMemo(() => createOrders({ engine, announce }), [engine, announce]);
  const scenes = mainItems(videoData);
  const names = spokenNames(videoData);
  return scenes.length === 0 ? (
    <EmptyState icon={<Film />} title={words.strip.title} text={words.strip.empty} />
  ) : (
    <ul className={css.cards} aria-label={words.strip.title}>
      {scenes.map(({ id }) => (
        <SceneCard key={id} id={id} called={names.get(id) ?? ''} orders={orders} />
      ))}
    </ul>
  );
}
