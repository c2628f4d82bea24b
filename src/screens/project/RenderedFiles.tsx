/** Every file that was rendered, with its captions, each to be downloaded. [ED4] */
import { Download } from 'lucide-react';
import { isFilm, type RenderedFile } from '../../../contract/renderSettings';
import { FileCheck } from './RenderCheck';
import { asBytes } from '../../ui/amounts';
import { button } from '../../ui/controls/Button.css';
import { projectMessages as text } from '../../locales/messages/project';
import * as css from './project.css';

interface Props {
  readonly files: readonly RenderedFile[];
  /** The film whose check is told below; that of the others stands beside them. */
  readonly shownUrl: string | null;
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

/** What tells it from the others for who does not see beside what it stands. */
const nameOf = ({ kind, width, height }: RenderedFile) =>
  width === null || height === null ? kind.toUpperCase() : `${kind.toUpperCase()} ${width} × ${height}`;

export function RenderedFiles({ files, shownUrl, isBusy, onDownload }: Props) {
  const load = (name: string, url: string, of: string) => (
    <button
      type="button"
      className={button({ variant: 'secondary', size: 'small' })}
      aria-label={text.downloadAs(of)}
      disabled={isBusy}
      onClick={() => onDownload(url)}
    >
      <Download size={14} aria-hidden />
      {name}
    </button>
  );
  const isShown = ({ url }: RenderedFile) => url === shownUrl;
  const [shown, others] = [files.filter(isShown), files.filter((file) => !isShown(file))];
  return (
    <section className={css.check}>
      <h2 className={css.checkTitle}>{text.files}</h2>
      <ul className={css.files}>
        {[...shown, ...others].map((file) => (
          <li key={file.url} className={css.file}>
            <span className={css.fileHead}>
              {file.format ? <strong className={css.fileFormat}>{file.format}</strong> : null}
              {facts(file)}
            </span>
            {load(file.kind.toUpperCase(), file.url, nameOf(file))}
            {file.srt_url ? load('SRT', file.srt_url, `SRT, ${nameOf(file)}`) : null}
            {file.vtt_url ? load('VTT', file.vtt_url, `VTT, ${nameOf(file)}`) : null}
            {!isShown(file) && isFilm(file.kind) ? <FileCheck check={file.check ?? null} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
