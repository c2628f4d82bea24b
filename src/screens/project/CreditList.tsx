/** Whose the pictures of a video are: each with its page and its licence. */
import type { Credit } from '../../../contract/credit';
import { pictureCreditsMessages as text } from '../../locales/messages/pictureCredits';
import * as css from './credits.css';

export const CreditList = ({ credits }: { credits: readonly Credit[] }) => (
  <ul className={css.list}>
    {credits.map((credit) => (
      <li key={credit.link ?? credit.title} className={css.item}>
        <Linked to={credit.link}>{credit.title || text.untitled}</Linked>{' '}
        {credit.author ? text.by(credit.author) : text.unknown} {text.on(credit.source)} ·{' '}
        <Linked to={credit.licence_link}>{credit.licence}</Linked>
      </li>
    ))}
  </ul>
);

const Linked = ({ to, children }: { to: string | null; children: string }) =>
  to === null ? (
    children
  ) : (
    <a href={to} target="_blank" rel="noreferrer" className={css.link}>
      {children}
    </a>
  );
