/** A refusal in words, with the way on beneath it. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Alert.css';

interface Props {
  title?: string;
  /** A heading where the refusal is all that the page shows. */
  titleIs?: 'p' | 'h1';
  children: ReactNode;
}

export function Alert({ title, titleIs: Title = 'p', children }: Props) {
  return (
    <div role="alert" className={css.alert}>
      <CircleAlert size={18} className={css.icon} aria-hidden />
      {title ? <Title className={css.title}>{title}</Title> : null}
      <div className={css.body}>{children}</div>
    </div>
  );
}
