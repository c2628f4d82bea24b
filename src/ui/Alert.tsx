/** A refusal in words, with the way on beneath it. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Alert.css';

export function Alert({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="alert" className={css.alert}>
      <CircleAlert size={18} className={css.icon} aria-hidden />
      {title ? <p className={css.title}>{title}</p> : null}
      <div className={css.body}>{children}</div>
    </div>
  );
}
