/** Where files are dropped or chosen: many, of any type and size. [G1] */
import { FileUpload } from '@ark-ui/react/file-upload';
import { CloudUpload } from 'lucide-react';
import { galleryMessages } from '../../locales/messages/wizards/gallery';
import * as css from './gallery.css';

export const ImportTile = ({ onChoose }: { onChoose: (files: File[]) => void }) => (
  <FileUpload.Root
    className={css.importTile}
    maxFiles={Number.MAX_SAFE_INTEGER}
    acceptedFiles={[]}
    onFileAccept={({ files }) => (files.length > 0 ? onChoose(files) : undefined)}
  >
    <FileUpload.Dropzone
      className={css.dropzone}
      aria-label={`${galleryMessages.import} ${galleryMessages.importHint}`}
    >
      <CloudUpload size={28} strokeWidth={1.6} aria-hidden />
      <span className={css.importTitle}>{galleryMessages.import}</span>{' '}
      <span className={css.importHint}>{galleryMessages.importHint}</span>
    </FileUpload.Dropzone>
    <FileUpload.HiddenInput data-testid="import-media" />
  </FileUpload.Root>
);
