/** All media of the product: bring more in, take one out, put them in order. [G1]–[G4] */
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { galleryMessages } from '../../locales/messages/wizards/gallery';
import { useForm, type StepProps } from '../adsWizard/adsActor';
import * as css from './gallery.css';
import { GalleryTiles } from './GalleryTiles';
import { ImportTile } from './ImportTile';
import { LastMove } from './LastMove';
import { OfferedImages } from './OfferedImages';
import { FailedUploads, UploadProgress } from './UploadState';

export function GalleryDialog({ actor }: StepProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ product: 'browsingGallery' }));
  const upload = useSelector(actor, ({ children }) => children.galleryUpload);
  const { images, videos } = useForm(actor);
  if (!upload) return null;
  const close = () => actor.send({ type: 'gallery.closed' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={galleryMessages.title}
      closeLabel={galleryMessages.close}
      foot={
        <>
          <UploadProgress actor={upload} />
          <span className={css.count}>
            {adsWizardMessages.product.mediaCount(images.length + videos.length)}
          </span>
          <Button onClick={close}>{galleryMessages.done}</Button>
        </>
      }
    >
      <div className={css.frame}>
        <FailedUploads actor={upload} />
        {images.length > 1 || videos.length > 1 ? (
          <p className={css.hint}>{galleryMessages.orderHint}</p>
        ) : null}
        <GalleryTiles actor={actor}>
          <li className={css.importTile}>
            <ImportTile onChoose={(files) => upload.send({ type: 'files.chosen', files })} />
          </li>
        </GalleryTiles>
        <LastMove actor={actor} />
        <OfferedImages actor={actor} />
      </div>
    </Dialog>
  );
}
