/** The way to the video in another language; its sheet comes when it is asked for. [SC4] */
import { useSelector } from '@xstate/react';
import { Languages } from 'lucide-react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { scriptTranslationMachine } from '../../../../machines/captionEdit/scriptTranslation.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { brokenSmall, later } from '../../../../ui/loading/later';

const { translation: text } = editorCaptionsMessages;
const TranslationSheet = later(() => import('./TranslationSheet'), brokenSmall);

interface Props {
  actor: ActorRefFrom<typeof scriptTranslationMachine>;
  /** Sentences that their owner said. */
  recorded: number;
}

export function ScriptTranslation({ actor, recorded }: Props) {
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'translation.requested' })}>
        <Languages size={16} aria-hidden />
        {text.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <TranslationSheet {...{ actor, recorded }} />
        </Suspense>
      ) : null}
    </>
  );
}
