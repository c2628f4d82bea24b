/** The frame of most pages: the sidebar, and beside it the page. [R8]–[R10] */
import { useSelector } from '@xstate/react';
import { Menu } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appShellMachine } from '../../machines/appShell/appShell.machine';
import type { sessionMachine } from '../../machines/session/session.machine';
import { Button } from '../../ui/controls/Button';
import { Logo } from '../../ui/layout/Logo';

import * as css from './shell.css';
import { Sidebar } from './Sidebar';
import { shellMessages } from '../../locales/messages/shell';

const text = shellMessages;
interface Props {
  shell: ActorRefFrom<typeof appShellMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  children: ReactNode;
}

export function ShellScreen({ shell, session, children }: Props) {
  const menu = useSelector(shell, (snapshot) => snapshot.value);
  const credits = useSelector(session, ({ context }) => context.profile?.credits ?? null);
  const isOperator = useSelector(session, ({ context }) => context.profile?.operator === true);
  const toggle = useRef<HTMLButtonElement>(null);
  const leave = () => shell.send({ type: 'menu.left' });
  /** Where the focus was before it went into the menu, which is about to be hidden. */
  const leaveByKey = () => {
    leave();
    toggle.current?.focus();
  };
  return (
    <div
      className={css.shell}
      onKeyDown={(event) => (event.key === 'Escape' && menu === 'open' ? leaveByKey() : undefined)}
      role="presentation"
    >
      <a href="#content" className={css.skip}>
        {text.skip}
      </a>
      <header className={css.menuBar}>
        <Button
          ref={toggle}
          variant="quiet"
          size="icon"
          aria-label={text.openMenu}
          aria-expanded={menu === 'open'}
          aria-controls="menu"
          onClick={() => shell.send({ type: 'menu.toggled' })}
        >
          <Menu size={20} aria-hidden />
        </Button>
        <Logo />
      </header>
      {menu === 'open' ? (
        <button type="button" className={css.overlay} aria-label={text.closeMenu} onClick={leave} />
      ) : null}
      <Sidebar
        menu={menu}
        credits={credits}
        isOperator={isOperator}
        onLeave={leave}
        onLogout={() => session.send({ type: 'signOut.requested' })}
      />
      <main id="content" tabIndex={-1} className={css.content}>
        {children}
      </main>
    </div>
  );
}
