/** A video that cannot be drawn as it is; the detail says what to change. */
import { Problem } from '../http/problems';

export type RefusalCode =
  | 'render_foreign_address'
  | 'render_missing_file'
  | 'render_broken_file'
  | 'render_unknown_template'
  | 'render_nothing_to_draw';

export class RenderRefused extends Problem {
  override readonly name = 'RenderRefused';
  constructor(code: RefusalCode, detail: string, options?: ErrorOptions) {
    super(422, code, detail, options);
  }
}
