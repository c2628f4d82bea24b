/** Opens the whole script as one text. [SC1] */
import { FilePen } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { sentencesOf } from '../../../../editor-engine/script/sentences';
import type { scriptTextMachine } from '../../../../machines/captionEdit/scriptText.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { useVideoData } from '../../engine/useEngine';

const { asText: text } = editorCaptionsMessages.script;

export function EditAsText({ actor }: { actor: ActorRefFrom<typeof scriptTextMachine> }) {
  const data = useVideoData();
  const open = () => actor.send({ type: 'script.opened', text: linesOf(data) });
  return (
    <Button variant="secondary" size="small" data-edit-as-text onClick={open}>
      <FilePen size={16} aria-hidden />
      {text.open}
    </Button>
  );
}
const linesOf = (data: ReturnType<typeof useVideoData>) =>
  sentencesOf(data)
    .map((sentence) => sentence.text)
    .join('\n');
