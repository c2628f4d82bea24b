/** The five looks of captions on one's own picture and words, painted with the values that the video is painted with. [W13] */
import '@fontsource-variable/montserrat/index.css';
import { Check } from 'lucide-react';
import { captionLookSchema, type CaptionLook, type CaptionStyle } from '../../../contract/video/captionStyle';
import { splitWords } from '../../../contract/video/spokenWords';
import { captionLooks, type LookStyle } from '../../templates/captions/captionLooks';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { picture as fillsFrame } from '../../ui/layout/Thumbnail.css';
import { legend, option, part, radio, tick } from '../wizard/settings.css';
import * as css from './CaptionStylePicker.css';

const { captions } = adsWizardMessages;
const FONT = 'bold';
const WORD_MS = 800;

/** What two words of a script may take of a stage, in px of letters. */
const WIDEST = 170;
const LARGEST = 18;

function Sample({ look, words }: { look: CaptionLook; words: readonly string[] }) {
  const style: LookStyle = captionLooks[look];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return (
    <span className={css.sample} style={{ fontSize: `${Math.min(LARGEST, WIDEST / letters)}px` }}>
      {style.chip ? <span style={{ position: 'absolute', inset: 0, ...style.chip }} /> : null}
      {words.map((word, index) => (
        <span key={index === 0 ? 'first' : word} className={css.sampleWord}>
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
  /** What will be said. */
  script: string;
  /** The address of what will be seen first. */
  picture: string | undefined;
  onChosen: (style: CaptionStyle) => void;
}

export function CaptionStylePicker({ chosen, script, picture, onChosen }: Props) {
  const own = splitWords(script).slice(0, 2);
  const words = own.length > 0 ? own : captions.sample.split(' ');
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
                {picture === undefined ? null : <img className={fillsFrame} src={picture} alt="" />}
                <Sample look={look} words={words} />
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
