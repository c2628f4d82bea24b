/** Takes a subtitle file from the person's own machine. */
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { button } from '../../../../ui/controls/Button.css';
import { visuallyHidden } from '../../../../ui/layout/page.css';
import * as css from '../captions.css';
import type { SubtitlesProps } from './subtitlesProps';

export function ChooseSubtitleFile({
  actor,
  label,
  isQuiet,
}: Pick<SubtitlesProps, 'actor'> & { label: string; isQuiet?: boolean }) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept=".srt,.vtt,text/vtt,application/x-subrip"
        className={`${visuallyHidden} ${css.fileInput}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) actor.send({ type: 'file.chosen', file });
          // The same file may be chosen again once it was repaired.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`${button({ variant: isQuiet ? 'quiet' : 'secondary', size: 'small' })} ${css.fileLabel}`}
      >
        <FileUp size={16} aria-hidden />
        {label}
      </label>
    </>
  );
}
