/** The choice of what to make. [C1]–[C3] [R11] */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { button } from '../../ui/controls/Button.css';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Link } from '../../ui/links/Link';
import { createMessages } from '../../locales/messages/wizards/create';
import { CreateNav } from '../shell/CreateNav';
import * as css from './create.css';

const kinds = [
  {
    to: '/urltoads',
    picture: '/art/ads.svg',
    title: createMessages.adsTitle,
    text: createMessages.adsText,
    button: createMessages.adsButton,
  },
  {
    to: '/explainers',
    picture: '/art/explainers.svg',
    title: createMessages.explainersTitle,
    text: createMessages.explainersText,
    button: createMessages.explainersButton,
  },
] as const;

export const CreateScreen = () => (
  <div className={css.frame}>
    <header className={css.top}>
      <Link to="/" className={`${css.back} ${button({ variant: 'quiet' })}`}>
        <ArrowLeft size={18} aria-hidden />
        {createMessages.back}
      </Link>
      <CreateNav />
    </header>
    <main className={css.middle}>
      <PageTitle className={css.title}>{createMessages.title}</PageTitle>
      <div className={css.kinds}>
        {kinds.map((kind) => (
          <section key={kind.to} className={css.kind} aria-label={kind.title}>
            <img src={kind.picture} alt="" className={css.picture} width={640} height={440} />
            <div className={css.words}>
              <h2 className={css.kindTitle}>{kind.title}</h2>
              <p className={css.text}>{kind.text}</p>
              <Link to={kind.to} className={button()}>
                {kind.button}
                <ArrowRight size={18} aria-hidden />
              </Link>
            </div>
          </section>
        ))}
      </div>
    </main>
  </div>
);
