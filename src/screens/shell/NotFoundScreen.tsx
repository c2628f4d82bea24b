/** An address that leads nowhere. [R7] */
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { button } from '../../ui/Button.css';
import { EmptyState } from '../../ui/EmptyState';
import { page } from '../../ui/page.css';
import { words } from '../../words/en';

export const NotFoundScreen = () => (
  <main className={page}>
    <EmptyState
      level="h1"
      icon={<Compass size={30} />}
      title={words.shell.notFound}
      text={words.shell.notFoundHint}
    >
      <Link to="/" className={button()}>
        {words.shell.goHome}
      </Link>
    </EmptyState>
  </main>
);
