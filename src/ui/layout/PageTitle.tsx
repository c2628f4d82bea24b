/** The heading of a page, which the browser's tab says, too: so a reader tells one tab, or step, from another. Where the focus was lost with the page before, the heading takes it up, however long the page is in coming. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { productName, tabTitle } from '../../locales/messages/product';
import { focusIsLost } from '../lostFocus';

interface Props {
  className?: string;
  'aria-label'?: string;
  children: string;
}

export function PageTitle({ className, 'aria-label': label, children }: Props) {
  const said = label ?? children;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (focusIsLost()) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = tabTitle(said);
    return () => {
      document.title = productName;
    };
  }, [said]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} aria-label={label}>
      {children}
    </h1>
  );
}
