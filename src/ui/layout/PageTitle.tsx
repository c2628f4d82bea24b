/** The heading of a page, which the browser's tab says, too: so a reader tells one tab, or step, from another. Where a page went with what had the focus, the next one's heading takes it up. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { productName, tabTitle } from '../../locales/messages/product';
import { focusIsNowhere } from '../focusIsNowhere';

/** While one page takes the place of another: whether the focus was on the one that goes. */
let focusGoes = false;

interface Props {
  className?: string;
  'aria-label'?: string;
  children: string;
}

export function PageTitle({ className, 'aria-label': label, children }: Props) {
  const said = label ?? children;
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect ends while what goes is still there, and begins when what comes is.
  useLayoutEffect(() => {
    if (focusGoes && focusIsNowhere()) heading.current?.focus();
    return () => {
      focusGoes = !focusIsNowhere();
      // Behind all that React does in one go.
      queueMicrotask(() => (focusGoes = false));
    };
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
