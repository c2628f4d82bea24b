/** What a video says beyond its product's page, and its owner said that they can prove. [WR3] */
import type { KeptClaim } from '../../../contract/scripts/claimSource';
import { claimsMessages as text } from '../../locales/messages/wizards/claims';
import * as css from './credits.css';

export const KeptClaims = ({ claims }: { claims: readonly KeptClaim[] }) => (
  <section className={css.credits} aria-labelledby="kept-claims">
    <h2 id="kept-claims" className={css.title}>
      {text.proved}
    </h2>
    <ul className={css.list}>
      {claims.map(({ sentence, words, reason }) => (
        <li key={`${sentence} ${words}`} className={css.item}>
          {sentence} · {text.notOnPage(words, text.reasons[reason])}
        </li>
      ))}
    </ul>
  </section>
);
