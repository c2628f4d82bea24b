/** What becomes of a mend that was pressed: the video is looked at again, or a sentence is spoken first. [PC1] */
import { editorCaptionsMessages } from '../../../locales/messages/editor/captions';
import { publishCheckMessages as text } from '../../../locales/messages/editor/publishCheck';
import { Alert } from '../../../ui/feedback/Alert';

interface Props {
  isAgain: boolean;
  isSpeaking: boolean;
  /** Why the sentence was not spoken: the server's sentence, if it gave one; undefined where nothing failed. */
  problem: string | null | undefined;
}

export function CheckProgress({ isAgain, isSpeaking, problem }: Props) {
  if (problem !== undefined) return <Alert>{problem ?? editorCaptionsMessages.script.reading.failed}</Alert>;
  if (isSpeaking) return <p role="status">{editorCaptionsMessages.script.speaking}</p>;
  return isAgain ? <p role="status">{text.checkingAgain}</p> : null;
}
