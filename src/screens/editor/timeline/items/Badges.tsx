/** What has been done to an item, in small: its volume, speed, fades, transition and animation. */
import { Blend, Sparkles, Volume1, VolumeX } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { TrackItem } from '../../../../../contract/videoData';
import { editorTimelineWords as words } from '../../../../words/en/editorTimeline';
import * as css from './item.css';

const ICON = 12;
const ofLength = (ms: number) => ({ '--fade': ms }) as CSSProperties;

/** What the item's cell is called beside its name: the badges are pictures. */
export function badgeTexts({ type, details }: TrackItem): readonly string[] {
  const texts: string[] = [];
  if ((type === 'audio' || type === 'video') && details.volume !== 100)
    texts.push(words.badges.volume(details.volume));
  if (type === 'video' && (details.speed ?? 1) !== 1) texts.push(words.badges.speedLabel(details.speed ?? 1));
  if ((type === 'audio' || type === 'video') && (details.fadeIn || details.fadeOut))
    texts.push(words.badges.fade);
  if (type !== 'audio' && details.animation) texts.push(words.badges.animation);
  if (type !== 'audio' && (details.transition?.in || details.transition?.out))
    texts.push(words.badges.transition);
  return texts;
}

export function Badges({ type, details }: TrackItem) {
  const isHeard = type === 'audio' || type === 'video';
  const isSeen = type !== 'audio';
  const speed = type === 'video' ? (details.speed ?? 1) : 1;
  return (
    <>
      {isHeard && details.fadeIn ? (
        <span className={css.fadeIn} style={ofLength(details.fadeIn)} aria-hidden />
      ) : null}
      {isHeard && details.fadeOut ? (
        <span className={css.fadeOut} style={ofLength(details.fadeOut)} aria-hidden />
      ) : null}
      <span className={css.badges} aria-hidden>
        {speed === 1 ? null : <span className={css.badge}>{words.badges.speed(speed)}</span>}
        {isHeard && details.volume !== 100 ? (
          <span className={css.badge}>
            {details.volume === 0 ? <VolumeX size={ICON} /> : <Volume1 size={ICON} />}
            {details.volume === 0 ? null : details.volume}
          </span>
        ) : null}
        {isSeen && details.animation ? (
          <span className={css.badge}>
            <Sparkles size={ICON} />
          </span>
        ) : null}
        {isSeen && (details.transition?.in || details.transition?.out) ? (
          <span className={css.badge}>
            <Blend size={ICON} />
          </span>
        ) : null}
      </span>
    </>
  );
}
