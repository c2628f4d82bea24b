/** The dark frame of the account pages: logo, form, background picture. [R3] [A1] */
import type { ReactNode } from 'react';
import { LanguageMenu } from '../../ui/controls/LanguageMenu';
import { Logo } from '../../ui/layout/Logo';
import { accountMessages } from '../../locales/messages/account/account';
import * as css from './auth.css';

export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className={css.layout}>
    <div className={css.side}>
      <header className={css.top}>
        <Logo />
        <LanguageMenu label={accountMessages.language} />
      </header>
      <main className={css.middle}>{children}</main>
    </div>
    <aside className={css.wall}>
      <p className={css.claim}>{accountMessages.claim}</p>
    </aside>
  </div>
);
