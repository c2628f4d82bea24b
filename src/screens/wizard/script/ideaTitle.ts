/** What a script is called: by its writer, or, where that is us and its shape is its name, in the reader's language. [LG2] */
import type { ScriptIdea } from '../../../../contract/scripts/script';
import { adFramesMessages } from '../../../locales/messages/wizards/adFrames';
import { scriptOriginsMessages } from '../../../locales/messages/wizards/scriptOrigins';

export function ideaTitle({ title, frame, outline, writer }: ScriptIdea): string {
  if (outline) return scriptOriginsMessages.outlines[outline];
  return frame && writer?.kind === 'builtIn' ? adFramesMessages.frames[frame].name : title;
}
