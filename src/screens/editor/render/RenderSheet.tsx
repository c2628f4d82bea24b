/** What the video is to become, and what that would take, before it is rendered. [ED4] */
import { useSelector } from '@xstate/react';
import {
  FILE_KINDS,
  forecastOf,
  inSum,
  FRAME_RATES,
  isSound,
  rendersOf,
  resolutionSchema,
  type Forecast,
} from '../../../../contract/renderSettings';
import { formatNames } from '../../../../contract/video/formats/formats';
import { asBytes, asSpan } from '../../../ui/amounts';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { RadioChips } from '../../../ui/controls/RadioChips';
import { Dialog } from '../../../ui/feedback/Dialog';
import { editorShellMessages } from '../../../locales/messages/editor/shell';
import { renderSheetMessages as text } from '../../../locales/messages/editor/renderSheet';
import { useEditor } from '../EditorContext';
import * as css from './renderSheet.css';

export default function RenderSheet() {
  const { renderStart } = useEditor();
  const shown = useSelector(renderStart, (state) => state);
  const { settings, formats, mail, mailIsOffered } = shown.context;
  const told = rendersOf(shown.context).map((one) => forecastOf(shown.context.forecasts, one));
  const refusal = told.find((one) => one?.refusal)?.refusal;
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
          {/* In view whatever is chosen above it. */}
          <p role="status" className={css.forecast}>
            {isTelling ? text.foretelling : said(told)}
          </p>
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
        {hasPicture && settings.format ? (
          <fieldset className={css.group}>
            <legend className={css.question}>{text.formats}</legend>
            <div className={css.formats}>
              {formatNames.map((format) => (
                <Checkbox
                  key={format}
                  label={editorShellMessages.formats[format]}
                  isChecked={formats.includes(format)}
                  isDisabled={!shown.can({ type: 'format.toggled', format })}
                  onChange={() => renderStart.send({ type: 'format.toggled', format })}
                />
              ))}
            </div>
          </fieldset>
        ) : null}
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
        <p>{text.free}</p>
        {refusal ? <Alert>{refusal.detail}</Alert> : null}
      </div>
    </Dialog>
  );
}

function said(told: readonly (Forecast | null)[]): string {
  const sum = inSum(told);
  const [first = null] = told;
  if (!sum || !first) return text.unforetold;
  const { seconds, bytes } = sum;
  const { kind, width, height, drawn_fps: fps } = first;
  const what =
    told.length > 1 ? text.several(told.length) : isSound(kind) ? null : text.pixels(width, height);
  // What is chosen stands above; a GIF has a rate of its own.
  const rate = kind === 'gif' && fps !== undefined ? text.rate(fps) : null;
  const most = told.length === 1 ? (first.seconds_at_most ?? null) : null;
  const took =
    seconds !== null
      ? editorShellMessages.about(asSpan(Math.max(1, seconds)))
      : most === null
        ? text.unknownTime
        : text.atMost(asSpan(Math.max(1, Math.ceil(most))));
  const large = bytes === null ? text.unknownSize : editorShellMessages.about(asBytes(bytes));
  return [what, rate, took, large].filter((part) => part !== null).join(' · ');
}
