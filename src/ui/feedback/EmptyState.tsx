/** Says that there is nothing here, why, and what to do next. */
import type { ReactNode } from 'react';
import * as css from './EmptyState.css';
import { PageTitle } from '../layout/PageTitle';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
  /** `h1` when the page holds nothing else. */
  level?: 'h1' | 'h2';
}

export function EmptyState({ icon, title, text, children, level = 'h2' }: Props) {
  return (
    <div className={level === 'h1' ? css.alone : css.empty}>
      <span className={css.picture} aria-hidden>
        {icon}
      </span>
      {level === 'h1' ? (
        <PageTitle className={css.aloneTitle}>{title}</PageTitle>
      ) : (
        <h2 className={css.title}>{title}</h2>
      )}
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}
