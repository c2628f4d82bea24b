/** The five looks of captions, and the person's own, on one's own picture and words, painted with the values that the video is painted with. [W13] */
import '@fontsource-variable/montserrat/index.css';
import { Check } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ChosenCaptions } from '../../machines/adsWizard/adsForm';
import { captionStyleOf } from '../../../contract/ownStyle';
import { captionLookSchema, type OwnCaptionStyle } from '../../../contract/video/captionStyle';
import { splitWords } from '../../../contract/video/spokenWords';
import { captionLook, type LookStyle } from '../../templates/captions/captionLooks';
import { fontFamily } from '../../templates/paint/type/typefaces';
import type { ownStylesMachine } from '../../machines/ownStyles/ownStyles.machine';
import { Button } from '../../ui/controls/Button';
import { ownStylesMessages as own } from '../../locales/messages/ownStyles';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { picture as fillsFrame } from '../../ui/layout/Thumbnail.css';
import { legend, option, part, picksText, radio } from '../wizard/settings.css';
import * as css from './CaptionStylePicker.css';

const { captions } = adsWizardMessages;
const FONT = 'bold';
/** Ours and the person's own are one choice: a press in one group takes it from the other. */
const RADIOS = 'captions';
const WORD_MS = 800;

/** px; a letter of the bold face in em, and what stands around two words. */
const LARGEST = 18;
const EM = { letter: 0.72, around: 1.2 } as const;

interface SampleProps {
  readonly captions: OwnCaptionStyle;
  readonly words: readonly string[];
}
function Sample({ captions, words }: SampleProps) {
  const style: LookStyle = captionLook(captions.look, captions);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return (
    <span
      className={css.sample}
      style={{
        fontSize: `min(${LARGEST}px, ${(100 / (letters * EM.letter + EM.around)).toFixed(1)}cqw)`,
        ...(captions.font === FONT ? {} : { fontFamily: fontFamily(captions.font) }),
      }}
    >
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
  chosen: ChosenCaptions | null;
  /** What will be said. */
  script: string;
  /** The address of what will be seen first. */
  picture: string | undefined;
  /** The person's own, where they are asked for. */
  ownStyles?: ActorRefFrom<typeof ownStylesMachine> | undefined;
  onChosen: (style: ChosenCaptions) => void;
}

export function CaptionStylePicker({ ownStyles, ...props }: Props) {
  return (
    <>
      <Looks
        {...props}
        title={captions.title}
        offered={captionLookSchema.options.map((look) => ({
          key: look,
          label: captions.looks[look],
          style: { look, font: FONT },
        }))}
      />
      {ownStyles ? <OwnLooks {...props} ownStyles={ownStyles} /> : null}
    </>
  );
}

type OwnProps = Omit<Props, 'ownStyles'> & { ownStyles: NonNullable<Props['ownStyles']> };

/** Nothing is said of them where a person has none. */
function OwnLooks({ ownStyles, ...props }: OwnProps) {
  const shown = useSelector(ownStyles, (state) => state);
  useEffect(() => ownStyles.send({ type: 'styles.wanted' }), [ownStyles]);
  const offered = shown.context.styles.flatMap((style) => {
    const worn = captionStyleOf(style);
    return worn ? [{ key: style.id, label: style.name, style: { ...worn, styleId: style.id } }] : [];
  });
  if (shown.matches('unavailable'))
    return (
      // No refusal: an ad is made without them, and what stands in its way comes into sight before.
      <div role="status" className={css.unavailable}>
        <p className={picksText}>{own.unavailable}</p>
        <Button variant="secondary" size="small" onClick={() => ownStyles.send({ type: 'retried' })}>
          {own.retry}
        </Button>
      </div>
    );
  return offered.length > 0 ? <Looks {...props} title={own.captions} offered={offered} /> : null;
}

interface LooksProps extends Omit<Props, 'ownStyles'> {
  readonly title: string;
  readonly offered: readonly {
    readonly key: string;
    readonly label: string;
    readonly style: ChosenCaptions;
  }[];
}

/** Own styles by what they are, ours by their look. */
const sameStyle = (one: ChosenCaptions | null, other: ChosenCaptions) =>
  one !== null && one.styleId === other.styleId && (other.styleId !== undefined || one.look === other.look);

function Looks({ title, offered, chosen, script, picture, onChosen }: LooksProps) {
  const said = splitWords(script).slice(0, 2);
  const words = said.length > 0 ? said : captions.sample.split(' ');
  return (
    <fieldset className={part}>
      <legend className={legend}>{title}</legend>
      <div className={css.offered}>
        <div className={css.looks}>
          {offered.map(({ key, label, style }) => {
            const isChosen = sameStyle(chosen, style);
            return (
              <div key={key} className={`${option({ chosen: isChosen })} ${css.look}`}>
                <input
                  type="radio"
                  name={RADIOS}
                  className={radio}
                  aria-label={label}
                  checked={isChosen}
                  onChange={() => onChosen(style)}
                />
                <span className={css.stage} aria-hidden>
                  {picture === undefined ? null : <img className={fillsFrame} src={picture} alt="" />}
                  <Sample captions={style} words={words} />
                  {isChosen ? (
                    <span className={css.chosenMark}>
                      <Check size={14} />
                    </span>
                  ) : null}
                </span>
                <span className={css.lookName} aria-hidden>
                  <span className={css.lookLabel}>{label}</span>
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}
