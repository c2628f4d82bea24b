/** An address that leads nowhere. [R7] */
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { button } from '../../ui/Button.css';
import { EmptyState } from '../../ui/EmptyState';
import { page } from '../../ui/page.css';
import { shellWords } from '../../words/en/shell';

export const NotFoundScreen = () => (
  <main className={page}>
    <EmptyState
      level="h1"
      icon={<Compass size={30} />}
      title={shellWords.notFound}
      text={shellWords.notFoundHint}
    >
      <Link to="/" className={button()}>
        {shellWords.goHome}
      </Link>
    </EmptyState>
  </main>
);
