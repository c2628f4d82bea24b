/** The five looks of captions, painted with the values that the video is painted with. [W13] */
import '@fontsource-variable/montserrat/index.css';
import { Check } from 'lucide-react';
import { captionLookSchema, type CaptionLook } from '../../../contract/captionStyle';
import { captionLooks, type LookStyle } from '../../templates/captions/captionLooks';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useForm, type StepProps } from './adsActor';
import * as css from './SettingsStep.css';

const { settings } = adsWizardWords;
const FONT = 'bold';
const WORD_MS = 800;

function Sample({ look }: { look: CaptionLook }) {
  const style: LookStyle = captionLooks[look];
  return (
    <span className={css.sample}>
      {style.chip ? <span style={{ position: 'absolute', inset: 0, ...style.chip }} /> : null}
      {settings.captionSample.split(' ').map((word, index) => (
        <span key={word} className={css.sampleWord}>
          <span style={style.word}>{index > 0 ? ` ${word}` : word}</span>
          <span
            className={css.sampleLit}
            data-first={index === 0 ? '' : undefined}
            style={{ ...style.word, ...style.lit, animationDelay: `${index * WORD_MS - 2 * WORD_MS}ms` }}
          >
            {index > 0 ? ` ${word}` : word}
          </span>
        </span>
      ))}
    </span>
  );
}

export function CaptionStylePicker({ actor }: StepProps) {
  const { captionStyle } = useForm(actor);
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{settings.captions}</legend>
      <div className={css.looks}>
        {captionLookSchema.options.map((look) => {
          const chosen = captionStyle?.look === look;
          return (
            <div key={look} className={`${css.option({ chosen })} ${css.look}`}>
              <input
                type="radio"
                name="captions"
                className={css.radio}
                aria-label={settings.looks[look]}
                checked={chosen}
                onChange={() => actor.send({ type: 'captionStyle.chosen', style: { look, font: FONT } })}
              />
              <span className={css.stage} aria-hidden>
                <Sample look={look} />
              </span>
              <span className={css.lookName} aria-hidden>
                {settings.looks[look]}
                {chosen ? <Check size={16} className={css.tick} /> : null}
              </span>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
