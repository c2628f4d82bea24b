/** The main items as cards, where there is no room for a timeline: each is replaced and trimmed here. [E2] */
import { Film } from 'lucide-react';
import { itemNumbers } from '../../../../editor-engine/selectors/itemNumbers.selectors';
import { mainItems } from '../../../../editor-engine/selectors/mainItems.selectors';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useVideoData } from '../../engine/useEngine';
import { SceneCard } from './SceneCard';
import * as css from './strip.css';

export function TimelineStrip() {
  const videoData = useVideoData();
  const scenes = mainItems(videoData);
  const numbers = itemNumbers(videoData);
  return scenes.length === 0 ? (
    <EmptyState icon={<Film />} title={words.strip.title} text={words.strip.empty} />
  ) : (
    <ul className={css.cards} aria-label={words.strip.title}>
      {scenes.map(({ id }) => (
        <SceneCard key={id} id={id} called={words.called(numbers.get(id))} />
      ))}
    </ul>
  );
}
