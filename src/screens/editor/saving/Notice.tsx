/** A strip over the workspace: read out once, with the way on at its end. */
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './saving.css';

interface Props {
  tone?: 'plain' | 'failing';
  action?: ReactNode;
  children: ReactNode;
}

export function Notice({ tone = 'plain', action, children }: Props) {
  const Icon = tone === 'failing' ? TriangleAlert : Info;
  return (
    <div role={tone === 'failing' ? 'alert' : 'status'} className={css.notice({ tone })}>
      <Icon size={18} aria-hidden />
      <p className={css.noticeText}>{children}</p>
      {action}
    </div>
  );
}
