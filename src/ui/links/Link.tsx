/** Links within the app, which are followed without loading it anew. React-router's own bring along what its framework prefetches by them: 2.7 kB of every page. */
import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Kept with the place that it leads to. */
  readonly state?: unknown;
}

export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(rest.target && { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Says where it leads whether that is where one is: there alone with `end`, else below it, too. */
export function NavLink({ end = false, ...link }: LinkProps & { readonly end?: boolean }) {
  const isHere = useMatch({ path: link.to, end }) !== null;
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
