/** Words for the controls that Remotion's player draws: it names them in English only. */
import { editorPlayerMessages as text } from '../../locales/messages/editor/player';

/** By the names that it gives them. */
export const playerWords: Readonly<Record<string, string>> = {
  'Play video': text.play,
  'Pause video': text.pause,
  'Mute sound': text.mute,
  'Unmute sound': text.unmute,
  'Change volume': text.volume,
  'Enter Fullscreen': text.fullscreen,
  'Exit fullscreen': text.leaveFullscreen,
};

const NAMES = ['aria-label', 'title'] as const;

function reword(within: Element): void {
  for (const element of within.querySelectorAll('[aria-label], [title]'))
    for (const name of NAMES) {
      const said = playerWords[element.getAttribute(name) ?? ''];
      if (said) element.setAttribute(name, said);
    }
}

/** Names the controls within an element, now and whenever the player draws or names them anew; answers what ends that. */
export function nameControls(within: Element): () => void {
  const drawn = new MutationObserver(() => reword(within));
  drawn.observe(within, { subtree: true, childList: true, attributeFilter: [...NAMES] });
  reword(within);
  return () => drawn.disconnect();
}
