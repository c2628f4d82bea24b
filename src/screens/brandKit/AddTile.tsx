/** Where files of one kind are dropped or chosen, one or many. [B1] [B2] */
import { FileUpload } from '@ark-ui/react/file-upload';
import { Plus } from 'lucide-react';
import { ACCEPTED_FILES, type AssetType } from '../../../contract/ui/assetFiles';
import { brandKitMessages } from '../../locales/messages/brandKit';
import * as css from './brandKit.css';

interface Props {
  assetType: AssetType;
  onChoose: (files: File[]) => void;
}

export function AddTile({ assetType, onChoose }: Props) {
  const { upload, hint } = brandKitMessages.sections[assetType];
  return (
    <FileUpload.Root
      className={css.addRoot}
      maxFiles={Number.MAX_SAFE_INTEGER}
      acceptedFiles={[]}
      onFileAccept={({ files }) => (files.length > 0 ? onChoose(files) : undefined)}
    >
      <FileUpload.Dropzone className={css.add} aria-label={`${upload} ${hint}`}>
        <Plus size={22} strokeWidth={1.8} aria-hidden />
        <span className={css.addTitle}>{upload}</span> <span className={css.addHint}>{hint}</span>
      </FileUpload.Dropzone>
      {/* What is dropped is judged by the chart, which says what was wrong with it. */}
      <FileUpload.HiddenInput accept={ACCEPTED_FILES[assetType].join(',')} data-testid={`add-${assetType}`} />
    </FileUpload.Root>
  );
}
