/** The sharing site's player, which is not asked for before somebody wants to see the video. [G4] */
import { galleryWords } from '../../words/en/gallery';

interface Props {
  /** Safe to write into a page: made of an address and an encoded id. */
  address: string;
  label: string;
  className: string;
}

/** A frame's own page with one link: following it brings the player in, without any state of ours. */
const stillOf = (address: string) => `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  html, body { height: 100%; margin: 0; background: #16161a; }
  a { display: grid; place-content: center; justify-items: center; gap: 10px; height: 100%;
    color: #fff; font: 550 14px system-ui, sans-serif; text-decoration: none; }
  a:focus-visible { outline: 2px solid #a49dff; outline-offset: -6px; }
  svg { padding: 14px; border-radius: 50%; background: rgba(255, 255, 255, 0.16); }
  a:hover svg { background: #5046d8; }
</style>
<a href="${address}"><svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
<path d="M8 5.2v13.6c0 .8.9 1.3 1.6.8l10-6.8c.6-.4.6-1.2 0-1.6l-10-6.8c-.7-.5-1.6 0-1.6.8Z"/></svg>
${galleryWords.playHere}</a>`;

export const EmbeddedPlayer = ({ address, label, className }: Props) => (
  <iframe
    srcDoc={stillOf(address)}
    title={label}
    className={className}
    loading="lazy"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    allowFullScreen
  />
);
