/** The mark (a portrait frame with its play head) and the name. */
import { productName } from '../../locales/messages/product';
import { logo } from './Logo.css';

export const Logo = () => (
  <span className={logo}>
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="#5046d8" />
      <rect x="9.5" y="5.5" width="13" height="21" rx="3.5" fill="none" stroke="#fff" strokeWidth="2" />
      <path d="M14 12.2v7.6c0 .6.7 1 1.2.6l5-3.8a.8.8 0 0 0 0-1.2l-5-3.8c-.5-.4-1.2 0-1.2.6Z" fill="#fff" />
    </svg>
    {productName}
  </span>
);
