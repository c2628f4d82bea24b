/** All media of the product: bring more in, take one out. [G1]–[G4] */
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import type { MediaKind } from '../../machines/galleryUpload/galleryUpload.machine';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { galleryWords } from '../../words/en/gallery';
import { useForm, type StepProps } from '../adsWizard/adsActor';
import * as css from './gallery.css';
import { ImportTile } from './ImportTile';
import { MediaPicture } from './MediaPicture';
import { FailedUploads, UploadProgress } from './UploadState';

interface TileProps {
  kind: MediaKind;
  src: string;
  label: string;
  onRemove: () => void;
}
const Tile = ({ kind, src, label, onRemove }: TileProps) => (
  <li className={css.tile}>
    <MediaPicture kind={kind} src={src} label={label} className={css.medium} />
    <button type="button" className={css.remove} aria-label={galleryWords.remove(label)} onClick={onRemove}>
      <X size={18} aria-hidden />
    </button>
  </li>
);

export function GalleryDialog({ actor }: StepProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ product: 'browsingGallery' }));
  const upload = useSelector(actor, ({ children }) => children.galleryUpload);
  const { images, videos } = useForm(actor);
  if (!upload) return null;
  const close = () => actor.send({ type: 'gallery.closed' });
  const remove = (kind: MediaKind, index: number) => () => actor.send({ type: 'media.removed', kind, index });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={galleryWords.title}
      closeLabel={galleryWords.close}
      foot={
        <>
          <UploadProgress actor={upload} />
          <Button onClick={close}>{galleryWords.done}</Button>
        </>
      }
    >
      <div className={css.frame}>
        <FailedUploads actor={upload} />
        <ul className={css.grid}>
          <li className={css.importTile}>
            <ImportTile onChoose={(files) => upload.send({ type: 'files.chosen', files })} />
          </li>
          {images.map((src, index) => (
            <Tile
              key={`${src} ${index}`}
              kind="image"
              src={src}
              label={galleryWords.picture(index + 1)}
              onRemove={remove('image', index)}
            />
          ))}
          {videos.map((src, index) => (
            <Tile
              key={`${src} ${index}`}
              kind="video"
              src={src}
              label={galleryWords.video(index + 1)}
              onRemove={remove('video', index)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
