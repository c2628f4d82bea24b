/** Captions to and from files: what is in a file, and what is wrong with it, is seen before it is taken in. */
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { AddCaption } from '../list/AddCaption';
import * as css from '../captions.css';
import { ChooseSubtitleFile } from './ChooseSubtitleFile';
import { SubtitleReview } from './SubtitleReview';
import type { SubtitlesProps } from './subtitlesProps';

const { files: text } = editorCaptionsMessages;
const EXPORTS = [
  ['srt', text.exportSrt],
  ['vtt', text.exportVtt],
] as const;

export function SubtitleFiles({ actor, count }: SubtitlesProps) {
  const isImporting = useSelector(actor, (snapshot) => snapshot.matches('importing'));
  return (
    <div className={css.files}>
      <div role="group" aria-label={text.menu} className={css.fileButtons}>
        <AddCaption variant="quiet" />
        <ChooseSubtitleFile actor={actor} label={text.import} isQuiet />
        {EXPORTS.map(([format, label]) => (
          <Button
            key={format}
            variant="quiet"
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
