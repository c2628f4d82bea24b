/** What the video is to become, and what that would take, before it is rendered. [ED4] */
import { useSelector } from '@xstate/react';
import {
  FILE_KINDS,
  forecastOf,
  FRAME_RATES,
  isSound,
  resolutionSchema,
  type Forecast,
} from '../../../../contract/renderSettings';
import { asBytes, asSpan } from '../../../ui/amounts';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { RadioChips } from '../../../ui/controls/RadioChips';
import { Dialog } from '../../../ui/feedback/Dialog';
import { renderSheetMessages as text } from '../../../locales/messages/editor/renderSheet';
import { useEditor } from '../EditorContext';
import * as css from './renderSheet.css';

export default function RenderSheet() {
  const { renderStart } = useEditor();
  const shown = useSelector(renderStart, (state) => state);
  const { settings, mail, mailIsOffered } = shown.context;
  const forecast = forecastOf(shown.context.forecasts, settings);
  const { kind, resolution, fps, captions } = settings;
  const change = (change: Partial<typeof settings>) => renderStart.send({ type: 'settings.changed', change });
  const close = () => renderStart.send({ type: 'sheet.closed' });
  const isTelling = shown.matches({ choosing: 'foretelling' });
  const hasPicture = !isSound(kind);
  return (
    <Dialog
      isOpen
      size="compact"
      onClose={close}
      title={text.title}
      closeLabel={text.close}
      foot={
        <>
          <Button variant="secondary" onClick={close}>
            {text.close}
          </Button>
          <Button
            disabled={!shown.can({ type: 'choice.confirmed' })}
            onClick={() => renderStart.send({ type: 'choice.confirmed' })}
          >
            {text.render}
          </Button>
        </>
      }
    >
      <div className={css.choices}>
        <RadioChips
          label={text.kind}
          chosen={kind}
          onChoose={(value) => change({ kind: value })}
          choices={FILE_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        />
        {hasPicture && kind !== 'gif' ? (
          <>
            <RadioChips
              label={text.resolution}
              chosen={resolution}
              onChoose={(value) => change({ resolution: value })}
              choices={resolutionSchema.options.map((value) => ({ value, label: text.resolutions[value] }))}
            />
            <RadioChips
              label={text.frameRate}
              chosen={fps}
              onChoose={(value) => change({ fps: value })}
              choices={FRAME_RATES.map((value) => ({ value, label: text.fps(value) }))}
            />
          </>
        ) : null}
        {hasPicture ? (
          <RadioChips
            label={text.captions}
            chosen={captions}
            onChoose={(value) => change({ captions: value })}
            choices={(['burnt', 'none'] as const).map((value) => ({ value, label: text.shown[value] }))}
          />
        ) : null}
        <p className={css.soft}>{text.beside[kind === 'gif' ? 'gif' : hasPicture ? 'film' : 'sound']}</p>
        {mailIsOffered ? (
          <Checkbox
            label={text.mail}
            isChecked={mail}
            onChange={(value) => renderStart.send({ type: 'mail.changed', mail: value })}
          />
        ) : null}
        <div role="status" className={css.forecast}>
          {isTelling ? text.foretelling : forecast === null ? text.unforetold : said(forecast)}
        </div>
        {forecast?.refusal ? <Alert>{forecast.refusal.detail}</Alert> : null}
      </div>
    </Dialog>
  );
}

function said({ kind, width, height, seconds, bytes }: Forecast): string {
  const size = isSound(kind) ? null : text.pixels(width, height);
  const took = seconds === null ? text.unknownTime : text.about(asSpan(Math.max(1, seconds)));
  const large = bytes === null ? text.unknownSize : text.about(asBytes(bytes));
  return [size, took, large].filter((part) => part !== null).join(' · ');
}
