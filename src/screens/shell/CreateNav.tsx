/** The two places of the create flow: making a video, and those that are made. [R11] */
import { useLocation } from 'react-router-dom';
import { shellMessages } from '../../locales/messages/shell';
import * as css from './createNav.css';
import { Link } from '../../ui/links/Link';

const places = [
  { to: '/create', label: shellMessages.createPlace },
  { to: '/videos', label: shellMessages.myVideo },
] as const;

export function CreateNav() {
  const { pathname } = useLocation();
  /** Every step of making a video belongs to 'Create video'. */
  const section = pathname === '/videos' ? '/videos' : '/create';
  return (
    <nav aria-label={shellMessages.createNavigation}>
      <ul className={css.links}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className={css.link}
              aria-current={pathname === to ? 'page' : section === to ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
