/** The heading of a page, which the browser's tab says, too: so a reader tells one tab, or step, from another. */
import { useEffect } from 'react';
import { productName, tabTitle } from '../../locales/messages/product';

interface Props {
  className?: string;
  'aria-label'?: string;
  children: string;
}

export function PageTitle({ className, 'aria-label': label, children }: Props) {
  const said = label ?? children;
  useEffect(() => {
    document.title = tabTitle(said);
    return () => {
      document.title = productName;
    };
  }, [said]);
  return (
    <h1 className={className} aria-label={label}>
      {children}
    </h1>
  );
}
