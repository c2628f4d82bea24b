/** Step 2: what the product is, and what is seen of it. [W5] [W6] */
import { FileQuestionMark } from 'lucide-react';
import { Suspense } from 'react';
import { TextArea, TextField } from '../../ui/controls/Field';
import { brokenSmall, later } from '../../ui/loading/later';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { shopOf, useErrors, useForm, type StepProps } from './adsActor';
import { WizardStepFrame } from '../wizard/WizardStepFrame';
import { adsView } from './adsView';
import { MediaCard } from './MediaCard';
import { OfferedTexts } from './OfferedTexts';
import { OwnFacts } from './OwnFacts';
import * as css from './ProductStep.css';

/** Comes while the step is read: dragging and dropping are a sixth of the wizard's weight. */
const GalleryDialog = later(
  async () => ({ default: (await import('../gallery/GalleryDialog')).GalleryDialog }),
  brokenSmall,
);

const { product, errors: errorWords } = adsWizardMessages;

export function ProductStep({ actor }: StepProps) {
  const { title, description, price, targetAudience, readUrl, possible } = useForm(actor);
  const errors = useErrors(actor);
  const write = (name: 'title' | 'description' | 'price' | 'targetAudience') => ({
    onChange: ({ target }: { target: { value: string } }) =>
      actor.send({ type: 'text.changed', name, text: target.value }),
  });
  return (
    <WizardStepFrame
      actor={actor}
      wizard={adsView}
      step="product"
      title={product.title}
      text={product.text}
      next={wizardMessages.next}
    >
      <div className={css.columns}>
        <div className={css.fields}>
          {readUrl ? <p className={css.source}>{product.readFrom(shopOf(readUrl))}</p> : null}
          {possible.doubt ? (
            <p className={css.doubt}>
              <FileQuestionMark size={18} aria-hidden />
              {product.doubts[possible.doubt]}
            </p>
          ) : null}
          <TextField
            required
            label={product.nameField}
            value={title}
            error={errors.title && errorWords[errors.title]}
            {...write('title')}
          />
          <TextArea
            required
            label={product.descriptionField}
            rows={8}
            value={description}
            error={errors.description && errorWords[errors.description]}
            {...write('description')}
          />
          <OfferedTexts actor={actor} name="description" />
          <TextField
            label={product.priceField}
            placeholder={product.pricePlaceholder}
            value={price}
            error={errors.price && errorWords[errors.price]}
            {...write('price')}
          />
          <OfferedTexts actor={actor} name="price" />
          <TextField
            label={product.audienceField}
            placeholder={product.audiencePlaceholder}
            value={targetAudience}
            error={errors.targetAudience && errorWords[errors.targetAudience]}
            {...write('targetAudience')}
          />
          <OwnFacts actor={actor} />
        </div>
        <MediaCard actor={actor} />
      </div>
      <Suspense>
        <GalleryDialog actor={actor} />
      </Suspense>
    </WizardStepFrame>
  );
}
