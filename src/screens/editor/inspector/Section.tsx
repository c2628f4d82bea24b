/** A part of the inspector that can be folded away; the browser's own, so that a find in the page opens it. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './inspector.css';

interface Props {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

export const Section = ({ title, isOpen = false, children }: Props) => (
  <details className={css.section} open={isOpen}>
    <summary className={css.summary}>
      <h3 className={css.summaryText}>{title}</h3>
      <ChevronDown size={16} className={css.chevron} aria-hidden />
    </summary>
    <div className={css.fields}>{children}</div>
  </details>
);
