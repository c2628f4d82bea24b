/** What the script shows once somebody changes it: brought in before, while nothing else is to be done. */
import { brokenSmall, soon } from '../../../../ui/loading/later';

export const OpenSentence = soon(() => import('./OpenSentence'), brokenSmall);
export const ScriptAsText = soon(() => import('./ScriptAsText'));
/** Without it the rows stay where they are; Alt and an arrow move them all the same. */
export const SentencesDragged = soon(
  () => import('./SentencesDragged'),
  () => null,
);
/** It lies over the editor. */
export const TranslationSheet = soon(() => import('./TranslationSheet'));
