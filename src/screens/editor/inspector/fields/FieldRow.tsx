/** A field with its name and the way back to how it was. */
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import * as css from './fields.css';

interface Props {
  label: string;
  /** What carries the name. */
  name: ReactNode;
  children: ReactNode;
  /** Beneath, over the whole width. */
  below?: ReactNode;
  isTight?: boolean | undefined;
  onReset?: (() => void) | undefined;
}

export const FieldRow = ({ label, name, children, below, isTight, onReset }: Props) => (
  <div className={css.field}>
    <div className={isTight ? `${css.row} ${css.tight}` : css.row}>
      {name}
      {children}
      {onReset ? (
        <button
          type="button"
          className={css.reset}
          aria-label={words.reset(label)}
          title={words.reset(label)}
          onClick={onReset}
        >
          <RotateCcw size={15} aria-hidden />
        </button>
      ) : null}
    </div>
    {below}
  </div>
);
