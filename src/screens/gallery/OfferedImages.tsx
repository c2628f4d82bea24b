/** Other pictures of the page, unchosen: pressed, one joins the product's. [W4] [G1] */
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { offeredImages } from '../../../contract/ui/offeredImages';
import { galleryMessages } from '../../locales/messages/wizards/gallery';
import { useForm, type StepProps } from '../adsWizard/adsActor';
import { changeInPlace } from './changeInPlace';
import * as css from './gallery.css';
import { MediaPicture } from './MediaPicture';

export function OfferedImages({ actor }: StepProps) {
  const heading = useId();
  const offered = offeredImages(useForm(actor));
  if (offered.length === 0) return null;
  return (
    <section className={css.frame} aria-labelledby={heading}>
      <h3 id={heading} className={css.offeredTitle}>
        {galleryMessages.offered}
      </h3>
      <ul className={css.offeredGrid}>
        {offered.map((url, index) => (
          <li key={url} className={css.offeredTile}>
            <MediaPicture kind="image" src={url} label="" className={css.medium} />
            <button
              type="button"
              className={css.offer}
              aria-label={galleryMessages.add(index + 1)}
              data-add
              onClick={(event) =>
                changeInPlace(event, () => actor.send({ type: 'offeredImage.chosen', url }))
              }
            >
              <Plus size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
