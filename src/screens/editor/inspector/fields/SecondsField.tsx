/** A moment or a length of the video, written in seconds. */
import { VIDEO_MS } from '../../../../../contract/limits';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import type { FieldProps } from './fieldProps';
import { NumberField } from './NumberField';

interface Props extends Omit<FieldProps<number>, 'initial'> {
  readonly initial?: number | undefined;
  readonly minMs?: number;
  readonly maxMs?: number;
  readonly isTight?: boolean;
}
const seconds = (ms: number) => ms / 1000;

/** All values are ms; only what is seen is in seconds. */
export const SecondsField = ({
  value,
  initial,
  minMs = 0,
  maxMs = VIDEO_MS.max,
  onChange,
  ...rest
}: Props) => (
  <NumberField
    {...rest}
    unit={words.seconds}
    value={value === null ? null : seconds(value)}
    initial={initial === undefined ? undefined : seconds(initial)}
    min={seconds(minMs)}
    max={seconds(maxMs)}
    step={0.1}
    onChange={(shown) => onChange(Math.round(shown * 1000))}
  />
);
