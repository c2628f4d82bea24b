/** One sound: play it, read what it is, add it. [E7] [E8] */
import { Check, Plus, X } from 'lucide-react';
import { MUSIC_PREVIEW_VOLUME } from '../../../../../contract/limits';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { Equalizer, SoundButton, useIsPlaying, type PreviewActor } from '../../../wizard/sound/SoundButton';
import { visuallyHidden } from '../../../../ui/layout/page.css';
import * as css from './sounds.css';

interface Props {
  preview: PreviewActor;
  src: string;
  name: string;
  about: string;
  /** What a press does. */
  addLabel: string;
  isInVideo: boolean;
  onAdd: () => void;
  /** Of a sound of one's own. */
  onRemove?: () => void;
}

export function SoundRow({ preview, src, name, about, addLabel, isInVideo, onAdd, onRemove }: Props) {
  const isPlaying = useIsPlaying(preview, src);
  return (
    <li className={css.row}>
      <SoundButton
        preview={preview}
        sound={{ src, volume: MUSIC_PREVIEW_VOLUME }}
        playLabel={text.play(name)}
        pauseLabel={text.pause(name)}
      />
      <button type="button" className={css.add} title={addLabel} onClick={onAdd}>
        <span className={css.words}>
          <span className={css.name}>{name}</span> <span className={css.about}>{about}</span>
        </span>
        {isPlaying ? <Equalizer /> : null}
        {isInVideo ? (
          <span className={css.tick}>
            <Check size={14} aria-hidden /> {/* Beside the button that removes it there is no room. */}
            <span className={onRemove ? visuallyHidden : css.tickWords}>{text.inUse}</span>
          </span>
        ) : (
          <Plus size={18} className={css.plus} aria-hidden />
        )}
      </button>
      {onRemove ? (
        <button type="button" className={css.remove} aria-label={text.remove(name)} onClick={onRemove}>
          <X size={16} aria-hidden />
        </button>
      ) : null}
    </li>
  );
}
