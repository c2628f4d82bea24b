/** Where the page leaves in doubt what is meant: its likeliest texts, one to be chosen, until the person writes. [W5] */
import { Check } from 'lucide-react';
import { offeredTexts, type DoubtfulText } from '../../../contract/ui/offeredTexts';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { option, radio, tick } from '../wizard/settings.css';
import { useForm, type StepProps } from './adsActor';
import * as css from './OfferedTexts.css';

const { offered: words } = adsWizardMessages.product;
/** The field shows all of it once it is chosen. */
const MOST_SHOWN = 280;
const beginningOf = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text;

export function OfferedTexts({ actor, name }: StepProps & { name: DoubtfulText }) {
  const form = useForm(actor);
  const texts = offeredTexts(form, name);
  if (texts.length === 0) return null;
  const written = form[name].trim();
  return (
    <fieldset className={css.group}>
      <legend className={css.question}>{words[name]}</legend>
      <div className={css.texts[name]}>
        {texts.map((text) => (
          <label key={text} className={`${option({ chosen: text === written })} ${css.text}`}>
            <input
              type="radio"
              name={`offered ${name}`}
              className={radio}
              checked={text === written}
              onChange={() => actor.send({ type: 'offeredText.chosen', name, text })}
            />
            <span className={css.words}>{beginningOf(text)}</span>
            {text === written ? <Check size={16} className={tick} aria-hidden /> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
