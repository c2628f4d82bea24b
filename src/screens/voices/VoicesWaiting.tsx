/** The list of voices, on its way. [R14] */
import * as page from '../../ui/layout/page.css';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { voicesMessages } from '../../locales/messages/wizards/voices';
import * as css from './voices.css';

export const VoicesWaiting = () => (
  <div role="status">
    <span className={page.visuallyHidden}>{voicesMessages.loading}</span>
    <div className={page.grid}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <div key={n} className={css.voice}>
          <Skeleton height="44px" width="60%" />
          <Skeleton height="40px" />
          <Skeleton height="28px" width="80%" />
        </div>
      ))}
    </div>
  </div>
);
