/** A video that cannot be drawn as it is; the detail says what to change. */
import type { RefusalCode } from '../../contract/refusals';
import { Unprocessable } from '../http/problems';

type RenderRefusalCode = Extract<RefusalCode, `render_${string}`>;

export class RenderRefused<Code extends RenderRefusalCode = RenderRefusalCode> extends Unprocessable<Code> {
  override readonly name = 'RenderRefused';
}
