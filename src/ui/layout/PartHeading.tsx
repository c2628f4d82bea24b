/** The heading of a part of a page; it takes up the focus that went with what the part showed before. */
import { useEffect, useRef } from 'react';
import { focusIsLost } from '../lostFocus';

interface Props {
  readonly id: string;
  readonly title: string;
  /** What the part shows now, by a name: another one may have taken the focus with it. */
  readonly view: string;
  readonly className: string;
}

export function PartHeading({ id, title, view, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && focusIsLost()) heading.current?.focus();
    shown.current = view;
  }, [view]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={className}>
      {title}
    </h2>
  );
}
