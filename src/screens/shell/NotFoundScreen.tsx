/** An address that leads nowhere. [R7] */
import { Compass } from 'lucide-react';
import { button } from '../../ui/controls/Button.css';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { page } from '../../ui/layout/page.css';
import { Link } from '../../ui/links/Link';
import { shellMessages } from '../../locales/messages/shell';

export const NotFoundScreen = () => (
  <main className={page}>
    <EmptyState
      level="h1"
      icon={<Compass size={30} />}
      title={shellMessages.notFound}
      text={shellMessages.notFoundHint}
    >
      <Link to="/" className={button()}>
        {shellMessages.goHome}
      </Link>
    </EmptyState>
  </main>
);
