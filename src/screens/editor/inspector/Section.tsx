/** A part of the inspector that can be folded away; the browser's own, so that a find in the page opens it. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditor } from '../EditorContext';
import * as css from './inspector.css';

interface Props {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function Section({ title, isOpen = false, children }: Props) {
  const { folds } = useEditor();
  return (
    <details
      className={css.section}
      open={folds.isOpen(title, isOpen)}
      onToggle={({ currentTarget: { open } }) => {
        // One that is open when it appears says so as well.
        if (open !== folds.isOpen(title, isOpen)) folds.keep(title, open);
      }}
    >
      <summary className={css.summary}>
        <h3 className={css.summaryText}>{title}</h3>
        <ChevronDown size={16} className={css.chevron} aria-hidden />
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  );
}
