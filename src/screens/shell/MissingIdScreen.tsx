/** A page that was opened without saying of what, or of what is not there. [V1] [J4] */
import { Compass } from 'lucide-react';
import { button } from '../../ui/controls/Button.css';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { page } from '../../ui/layout/page.css';
import { Link } from '../../ui/links/Link';
import { shellMessages } from '../../locales/messages/shell';

export const MissingIdScreen = ({ text }: { text: string }) => (
  <div className={page}>
    <EmptyState level="h1" icon={<Compass size={30} />} title="404" text={text}>
      <Link to="/" className={button()}>
        {shellMessages.goHome}
      </Link>
    </EmptyState>
  </div>
);
