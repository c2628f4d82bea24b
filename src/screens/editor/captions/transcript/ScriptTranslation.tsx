/** The way to the video in another language; its sheet lies over the editor. [SC4] */
import { Languages } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { scriptTranslationMachine } from '../../../../machines/captionEdit/scriptTranslation.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';

export const ScriptTranslation = ({ actor }: { actor: ActorRefFrom<typeof scriptTranslationMachine> }) => (
  <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'translation.requested' })}>
    <Languages size={16} aria-hidden />
    {editorCaptionsMessages.translation.open}
  </Button>
);
