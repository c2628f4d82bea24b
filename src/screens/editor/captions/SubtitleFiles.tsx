/** Captions to and from files: what is in a file, and what is wrong with it, is seen before it is taken in. */
import { useSelector } from '@xstate/react';
import { Download, FileUp } from 'lucide-react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { subtitlesMachine } from '../../../machines/captionEdit/subtitles.machine';
import { Button } from '../../../ui/Button';
import { button } from '../../../ui/Button.css';
import { visuallyHidden } from '../../../ui/page.css';
import { editorCaptionsWords } from '../../../words/en/editorCaptions';
import { AddCaption } from './AddCaption';
import * as css from './captions.css';
import { SubtitleReview } from './SubtitleReview';

const { files: text } = editorCaptionsWords;
const EXPORTS = [
  ['srt', text.exportSrt],
  ['vtt', text.exportVtt],
] as const;

export interface SubtitlesProps {
  actor: ActorRefFrom<typeof subtitlesMachine>;
  /** How many captions the video has now. */
  count: number;
}

export function ChooseFile({
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
          // The same file may be chosen again once it was mended.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`${button({ look: isQuiet ? 'quiet' : 'secondary', size: 'small' })} ${css.fileLabel}`}
      >
        <FileUp size={16} aria-hidden />
        {label}
      </label>
    </>
  );
}

export function SubtitleFiles({ actor, count }: SubtitlesProps) {
  const isImporting = useSelector(actor, (snapshot) => snapshot.matches('importing'));
  return (
    <div className={css.files}>
      <div role="group" aria-label={text.menu} className={css.fileButtons}>
        <AddCaption look="quiet" />
        <ChooseFile actor={actor} label={text.import} isQuiet />
        {EXPORTS.map(([format, label]) => (
          <Button
            key={format}
            look="quiet"
            size="small"
            aria-label={label}
            title={label}
            disabled={count === 0}
            onClick={() => actor.send({ type: 'export.requested', format })}
          >
            <Download size={16} aria-hidden />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {isImporting ? <SubtitleReview actor={actor} count={count} /> : null}
    </div>
  );
}
