/** What will be seen of the product: one large, up to three small, and the way to the gallery. [W6] */
import { ImagePlus, Images, Plus } from 'lucide-react';
import { offeredImages } from '../../../contract/ui/offeredImages';
import { Button } from '../../ui/controls/Button';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { MediaPicture } from '../gallery/MediaPicture';
import { bringIntoSight } from '../wizard/intoSight';
import { useErrors, useForm, type StepProps } from './adsActor';
import * as css from './ProductStep.css';

const THUMBNAILS = 3;
const { product, errors: errorWords } = adsWizardMessages;

export function MediaCard({ actor }: StepProps) {
  const form = useForm(actor);
  const { images, videos, missingMedia } = form;
  const offered = offeredImages(form).length;
  const { media: error, title, description } = useErrors(actor);
  const isFirst = title === undefined && description === undefined;
  const all = [
    ...videos.map((src) => ({ kind: 'video' as const, src })),
    ...images.map((src) => ({ kind: 'image' as const, src })),
  ];
  const [first, ...others] = all;
  const open = () => actor.send({ type: 'gallery.opened' });
  return (
    <section className={css.media} aria-label={product.mediaTitle}>
      <div className={css.mediaHead}>
        <h2 className={css.mediaTitle}>{product.mediaTitle}</h2>
        <p className={css.mediaText}>{product.mediaText}</p>
      </div>
      <div className={css.preview}>
        {first ? (
          <MediaPicture {...first} label={product.preview} className={css.picture} />
        ) : (
          <div className={css.nothing}>
            <Images size={32} strokeWidth={1.4} aria-hidden />
            {product.noMedia}
          </div>
        )}
      </div>
      <div className={css.strip}>
        {others.slice(0, THUMBNAILS).map((medium, index) => (
          <div key={`${medium.src} ${index}`} className={css.thumbnail}>
            <MediaPicture {...medium} label="" className={css.picture} />
          </div>
        ))}
        <button type="button" className={css.plus} aria-label={product.openGallery} onClick={open}>
          <Plus size={20} aria-hidden />
        </button>
      </div>
      {offered > 0 ? <p className={css.mediaText}>{product.moreOnPage(offered)}</p> : null}
      {missingMedia > 0 ? <p className={css.mediaText}>{product.mediaMissing(missingMedia)}</p> : null}
      {error ? (
        <p role="alert" className={css.error} ref={isFirst ? bringIntoSight : undefined}>
          {errorWords[error]}
        </p>
      ) : null}
      <div className={css.foot}>
        <span className={css.count}>{product.mediaCount(all.length)}</span>
        <Button variant="secondary" size="small" onClick={open}>
          <ImagePlus size={16} aria-hidden />
          {all.length === 0 ? product.addMedia : product.editMedia}
        </Button>
      </div>
    </section>
  );
}
