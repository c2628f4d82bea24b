/** The frame of the create flow: a bar whose logo leads back to the chooser, and the way to one's videos. [R5] [R11] */
import type { ReactNode } from 'react';
import { Logo } from '../../ui/layout/Logo';
import { Link } from '../../ui/links/Link';
import { shellMessages } from '../../locales/messages/shell';
import { CreateNav } from './CreateNav';
import * as css from './shell.css';

export const TopBar = ({ children }: { children: ReactNode }) => (
  <>
    <a href="#content" className={css.skip}>
      {shellMessages.skip}
    </a>
    <header className={css.topBar}>
      <Link to="/create" className={css.home} aria-label={shellMessages.createHome}>
        <Logo />
      </Link>
      <CreateNav />
    </header>
    <main id="content" tabIndex={-1} className={css.content}>
      {children}
    </main>
  </>
);
