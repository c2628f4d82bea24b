/** Where to go from a form of the account that is the wrong one: a question and a link. [A1] [A3] [A4] */
import { useLocation } from 'react-router-dom';
import * as css from './auth.css';
import { Link } from '../../ui/links/Link';

export const OtherWay = ({ question, link, to }: { question: string; link: string; to: string }) => (
  <p className={css.other}>
    {question}{' '}
    <Link to={to} state={useLocation().state} className={css.link}>
      {link}
    </Link>
  </p>
);
