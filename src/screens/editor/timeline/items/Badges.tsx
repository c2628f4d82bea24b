/** What has been done to an item, in small: its volume, speed, fades, transition and animation. */
import { Blend, Sparkles, Volume1, VolumeX } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { TrackItem } from '../../../../../contract/video/videoData';
import { grammar } from '../../../../locales/inLanguage';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import * as css from './item.css';

const ICON = 12;

interface Badge {
  /** What the item's cell is called beside its name: the badges are pictures. */
  readonly said: string;
  readonly icon?: ReactNode;
  readonly figure?: string | number;
  /** It does nothing yet. */
  readonly waits?: boolean;
}

/** @param waits whether its transition has nothing to come in over */
export function badgesOf({ type, details }: TrackItem, waits: boolean): readonly Badge[] {
  const badges: Badge[] = [];
  if (type === 'video' && (details.speed ?? 1) !== 1) {
    const speed = details.speed ?? 1;
    badges.push({ said: words.badges.speedLabel(speed), figure: words.badges.speed(speed) });
  }
  if ((type === 'audio' || type === 'video') && details.volume !== 100) {
    const { volume } = details;
    const Icon = volume === 0 ? VolumeX : Volume1;
    badges.push({
      said: words.badges.volume(volume),
      icon: <Icon size={ICON} />,
      ...(volume === 0 ? {} : { figure: grammar.number(volume, Number.isInteger(volume) ? 0 : 1) }),
    });
  }
  if (type !== 'audio' && details.animation)
    badges.push({ said: words.badges.animation, icon: <Sparkles size={ICON} /> });
  if (type !== 'audio' && (details.transition?.in || details.transition?.out))
    badges.push({
      said: waits ? words.badges.transitionWaits : words.badges.transition,
      icon: <Blend size={ICON} />,
      waits,
    });
  return badges;
}

const ofLength = (ms: number) => ({ '--fade': ms }) as CSSProperties;

export function Fades({ type, details }: TrackItem) {
  if (type !== 'audio' && type !== 'video') return null;
  return (
    <>
      {details.fadeIn ? <span className={css.fadeIn} style={ofLength(details.fadeIn)} aria-hidden /> : null}
      {details.fadeOut ? (
        <span className={css.fadeOut} style={ofLength(details.fadeOut)} aria-hidden />
      ) : null}
    </>
  );
}
export const hasFades = ({ type, details }: TrackItem): boolean =>
  (type === 'audio' || type === 'video') && Boolean(details.fadeIn || details.fadeOut);

export function Badges({ badges }: { badges: readonly Badge[] }) {
  // Most items have none, and an empty row costs as much to paint as a full one.
  if (badges.length === 0) return null;
  return (
    <span className={css.badges} aria-hidden>
      {badges.map(({ said, icon, figure, waits }) => (
        <span key={said} className={css.badge} data-figure={figure} data-waits={waits || undefined}>
          {icon}
        </span>
      ))}
    </span>
  );
}
