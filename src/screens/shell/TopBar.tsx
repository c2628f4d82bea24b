/** The frame of the create flow: a bar whose logo leads back to the chooser. [R5] */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/Logo';
import { adsWizardWords } from '../../words/en/adsWizard';
import * as css from './shell.css';

export const TopBar = ({ children }: { children: ReactNode }) => (
  <>
    <header className={css.bar}>
      <Link to="/create" aria-label={adsWizardWords.home}>
        <Logo />
      </Link>
    </header>
    <main id="content">{children}</main>
  </>
);
