/** Every file that was rendered, with its captions, each to be downloaded. [ED4] */
import { Download } from 'lucide-react';
import type { RenderedFile } from '../../../contract/renderSettings';
import { asBytes } from '../../ui/amounts';
import { button } from '../../ui/controls/Button.css';
import { projectMessages as text } from '../../locales/messages/project';
import * as css from './project.css';

interface Props {
  readonly files: readonly RenderedFile[];
  readonly isBusy: boolean;
  onDownload: (url: string) => void;
}

const facts = ({ width, height, fps, bytes }: RenderedFile) =>
  [
    width === null || height === null ? null : `${width} × ${height}`,
    fps === null ? null : `${fps} fps`,
    bytes === null ? null : asBytes(bytes),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

export function RenderedFiles({ files, isBusy, onDownload }: Props) {
  const load = (name: string, url: string) => (
    <button
      type="button"
      className={button({ variant: 'secondary', size: 'small' })}
      aria-label={text.downloadAs(name)}
      disabled={isBusy}
      onClick={() => onDownload(url)}
    >
      <Download size={14} aria-hidden />
      {name}
    </button>
  );
  return (
    <section className={css.check}>
      <h2 className={css.checkTitle}>{text.files}</h2>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.kind} className={css.file}>
            {load(file.kind.toUpperCase(), file.url)}
            {file.srt_url ? load('SRT', file.srt_url) : null}
            {file.vtt_url ? load('VTT', file.vtt_url) : null}
            <span className={css.fileFacts}>{facts(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
