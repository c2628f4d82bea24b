/** Says that there is nothing here, why, and what to do next. */
import type { ReactNode } from 'react';
import * as css from './EmptyState.css';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
  /** `h1` when the page holds nothing else. */
  level?: 'h1' | 'h2';
}

export function EmptyState({ icon, title, text, children, level: Title = 'h2' }: Props) {
  return (
    <div className={Title === 'h1' ? css.alone : css.empty}>
      <span className={css.picture} aria-hidden>
        {icon}
      </span>
      <Title className={Title === 'h1' ? css.aloneTitle : css.title}>{title}</Title>
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}
