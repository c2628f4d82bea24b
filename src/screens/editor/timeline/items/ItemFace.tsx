/** What an item shows of itself: its frames, its sound, its words, or its name. */
import type { TrackItem } from '../../../../../contract/video/videoData';
import { itemName } from '../../itemName';
import { Beats } from './Beats';
import { Filmstrip } from './Filmstrip';
import * as css from './item.css';
import { Waveform } from './Waveform';

interface Props {
  /** As the document has it: frames are not fetched anew for each px of a drag. */
  committed: TrackItem;
  shown: TrackItem;
  height: number;
}

export function ItemFace({ committed, shown, height }: Props) {
  const { from, to } = committed.display;
  switch (committed.type) {
    case 'image':
    case 'video': {
      const speed = committed.type === 'video' ? (committed.details.speed ?? 1) : 0;
      const start = committed.type === 'video' ? (committed.trim?.from ?? 0) : 0;
      return (
        <>
          <Filmstrip
            src={committed.details.src}
            kind={committed.type}
            fromMs={start}
            toMs={start + (to - from) * speed}
          />
          {committed.name === '' ? null : <span className={css.nameOnPicture}>{itemName(committed)}</span>}
        </>
      );
    }
    case 'audio':
      return (
        <>
          <Waveform
            src={committed.details.src}
            from={shown.display.from}
            to={shown.display.to}
            trimFrom={shown.trim?.from ?? 0}
            speed={1}
            loops={committed.details.loop ?? false}
            height={height}
          />
          <Beats item={shown.type === 'audio' ? shown : committed} />
          <span className={css.nameOnPicture}>{itemName(committed)}</span>
        </>
      );
    case 'text':
      return <span className={css.name}>{committed.details.text}</span>;
    case 'shape':
      return <span className={css.name}>{itemName(committed)}</span>;
  }
}
