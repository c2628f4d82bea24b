/** The five looks of captions, painted with the values that the video is painted with. [W13] */
import '@fontsource-variable/montserrat/index.css';
import { Check } from 'lucide-react';
import { captionLookSchema, type CaptionLook, type CaptionStyle } from '../../../contract/video/captionStyle';
import { captionLooks, type LookStyle } from '../../templates/captions/captionLooks';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { legend, option, part, radio, tick } from '../wizard/settings.css';
import * as css from './CaptionStylePicker.css';

const { captions } = adsWizardMessages;
const FONT = 'bold';
const WORD_MS = 800;

function Sample({ look }: { look: CaptionLook }) {
  const style: LookStyle = captionLooks[look];
  return (
    <span className={css.sample}>
      {style.chip ? <span style={{ position: 'absolute', inset: 0, ...style.chip }} /> : null}
      {captions.sample.split(' ').map((word, index) => (
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

interface Props {
  chosen: CaptionStyle | null;
  onChosen: (style: CaptionStyle) => void;
}

export function CaptionStylePicker({ chosen, onChosen }: Props) {
  return (
    <fieldset className={part}>
      <legend className={legend}>{captions.title}</legend>
      <div className={css.looks}>
        {captionLookSchema.options.map((look) => {
          const isChosen = chosen?.look === look;
          return (
            <div key={look} className={`${option({ chosen: isChosen })} ${css.look}`}>
              <input
                type="radio"
                name="captions"
                className={radio}
                aria-label={captions.looks[look]}
                checked={isChosen}
                onChange={() => onChosen({ look, font: FONT })}
              />
              <span className={css.stage} aria-hidden>
                <Sample look={look} />
              </span>
              <span className={css.lookName} aria-hidden>
                {captions.looks[look]}
                {isChosen ? <Check size={16} className={tick} /> : null}
              </span>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
