/** How long the video is. */
import { VIDEO_MS } from '../../../../contract/limits';
import { isBackgroundMusic, type TrackItem } from '../../../../contract/video/videoData';
import { deleteItem, rewriteItem } from '../../document/writeItems';
import { defineCommand, definePlugin } from '../../kernel/plugin';
import { shortestMs } from '../../selectors/placement.selectors';

interface Length {
  readonly durationMs: number;
  /** What stands beyond the new end is cut or taken out; otherwise the video does not become shorter than that. */
  readonly trims?: boolean;
}

/** Documents may hold fractions of a ms: they are no reason to refuse. */
const isBeyond = ({ display }: TrackItem, endMs: number) => display.to - endMs >= 1;

export const durationPlugin = definePlugin({
  id: 'duration',
  commands: {
    /** Background music ends with the video. [E3] */
    'duration.change': defineCommand<Length>({
      check({ videoData }, { durationMs, trims }) {
        const data = videoData();
        if (!Number.isFinite(durationMs)) return 'badValue';
        const end = Math.round(durationMs);
        if (end < shortestMs(data)) return 'tooShort';
        if (end > VIDEO_MS.max) return 'tooLong';
        if (end === data.duration) return 'nothingChanges';
        const isInTheWay = (item: TrackItem) => !isBackgroundMusic(item.id) && isBeyond(item, end);
        return !trims && Object.values(data.trackItemsMap).some(isInTheWay) ? 'noRoom' : null;
      },
      run({ doc, videoData }, { durationMs }) {
        const data = videoData();
        const end = Math.round(durationMs);
        for (const item of Object.values(data.trackItemsMap)) {
          const follows = isBackgroundMusic(item.id) && !(data.duration - item.display.to >= 1);
          if (!isBeyond(item, end) && !(follows && item.display.from < end)) continue;
          if (end - item.display.from < shortestMs(data)) deleteItem(doc, item.id);
          else rewriteItem(doc, endingAt(item, end));
        }
        doc.setValue('duration', end);
      },
    }),
  },
});

/** The source of a clip ends sooner or later by as much. */
function endingAt(item: TrackItem, to: number): TrackItem {
  const { trim, display } = item;
  const speed = item.type === 'video' ? (item.details.speed ?? 1) : 1;
  const isLooped = item.type === 'audio' && item.details.loop;
  const trimTo = trim && Math.max(trim.from, Math.round(trim.to + (to - display.to) * speed));
  return {
    ...item,
    display: { ...display, to },
    ...(trim && trimTo !== undefined && !isLooped ? { trim: { ...trim, to: trimTo } } : {}),
  };
}
