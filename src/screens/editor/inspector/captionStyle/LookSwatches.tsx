/** The five looks of captions, painted with the values that the video is painted with. [T3] [W13] */
import '@fontsource-variable/montserrat/index.css';
import { useId } from 'react';
import { captionLookSchema, type CaptionLook } from '../../../../../contract/video/captionStyle';
import { captionLook } from '../../../../templates/captions/captionLooks';
import { editorInspectorMessages } from '../../../../locales/messages/editor/inspector';
import * as css from '../inspector.css';

const { captions: words } = editorInspectorMessages;
const SAMPLE = words.sample.split(' ');

function Sample({ look }: { look: CaptionLook }) {
  const { chip, word, lit } = captionLook(look, {});
  return (
    <span className={css.lookSample}>
      {chip ? <span style={{ position: 'absolute', inset: 0, ...chip }} /> : null}
      {SAMPLE.map((text, index) => (
        <span key={text} style={{ position: 'relative', ...word, ...(index === 0 ? lit : {}) }}>
          {index > 0 ? ` ${text}` : text}
        </span>
      ))}
    </span>
  );
}

interface Props {
  chosen: CaptionLook | null;
  onChosen: (look: CaptionLook) => void;
}

export function LookSwatches({ chosen, onChosen }: Props) {
  const name = useId();
  return (
    <fieldset className={css.looks}>
      <legend className={css.legend}>{words.looks}</legend>
      {captionLookSchema.options.map((look) => (
        <div key={look} className={css.look}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            aria-label={words.look[look]}
            checked={look === chosen}
            onChange={() => onChosen(look)}
          />
          <span className={css.lookStage} aria-hidden>
            <Sample look={look} />
          </span>
          <span className={css.lookName} aria-hidden>
            {words.look[look]}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
