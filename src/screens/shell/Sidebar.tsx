/** The way about: links, Create video, credits, Logout. On small screens it slides in. [R8]–[R10] */
import {
  AudioLines,
  Clapperboard,
  FolderOpen,
  Gauge,
  ListVideo,
  LogOut,
  Palette,
  Plus,
  UserRound,
} from 'lucide-react';
import { VIDEO_CREDITS } from '../../../contract/limits';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { LanguageMenu } from '../../ui/controls/LanguageMenu';
import { Logo } from '../../ui/layout/Logo';
import { Link, NavLink } from '../../ui/links/Link';
import { productName } from '../../locales/messages/product';
import * as css from './shell.css';
import { shellMessages } from '../../locales/messages/shell';

const text = shellMessages;

const links = [
  { to: '/', label: text.projects, Icon: FolderOpen },
  { to: '/videos', label: text.myVideos, Icon: Clapperboard },
  { to: '/jobs', label: text.jobs, Icon: ListVideo },
  { to: '/voices', label: text.voices, Icon: AudioLines },
  { to: '/brand-kit', label: text.brandKit, Icon: Palette },
  { to: '/account', label: text.account, Icon: UserRound },
] as const;
const operatorLink = { to: '/operator', label: text.operator, Icon: Gauge } as const;

interface Props {
  menu: 'open' | 'closed';
  credits: number | null;
  isOperator: boolean;
  onLeave: () => void;
  onLogout: () => void;
}

export const Sidebar = ({ menu, credits, isOperator, onLeave, onLogout }: Props) => (
  <aside id="menu" className={css.sidebar({ menu })}>
    <Link to="/" className={css.brand} onClick={onLeave} aria-label={productName}>
      <Logo />
    </Link>
    <Link to="/create" className={button({ wide: true })} onClick={onLeave}>
      <Plus size={18} aria-hidden />
      {text.createVideo}
    </Link>
    <nav aria-label={text.mainNavigation}>
      <ul className={css.links}>
        {(isOperator ? [...links, operatorLink] : links).map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink end={to === '/'} to={to} className={css.link} onClick={onLeave}>
              <Icon size={18} aria-hidden />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className={css.foot}>
      {credits === null ? null : (
        <div className={css.credits}>
          <p className={css.creditsCount}>{text.credits(credits)}</p>
          <p className={css.creditsHint}>{text.creditsHint(Math.floor(credits / VIDEO_CREDITS))}</p>
        </div>
      )}
      <LanguageMenu label={text.language} />
      <Button variant="quiet" onClick={onLogout}>
        <LogOut size={18} aria-hidden />
        {text.logout}
      </Button>
    </div>
  </aside>
);
