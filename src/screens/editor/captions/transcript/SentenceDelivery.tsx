/** Who says a sentence, and how fast, where it is not as it is said now. [SC1] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { SPEECH_SPEED } from '../../../../../contract/limits';
import type { Voice } from '../../../../../contract/voice';
import { isRecordedAt, speakerAt } from '../../../../editor-engine/script/spokenBy';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import type { scriptEditMachine } from '../../../../machines/captionEdit/scriptEdit.machine';
import { QuietSelect } from '../../../../ui/controls/QuietSelect';
import { useEditor } from '../../EditorContext';
import { SliderField } from '../../inspector/fields/SliderField';
import { voiceChoices, voiceNamed } from './voiceChoices';

const { script: text } = editorCaptionsMessages;

interface Props {
  actor: ActorRefFrom<typeof scriptEditMachine>;
  voices: readonly Voice[];
}

export function SentenceDelivery({ actor, voices }: Props) {
  const { engine, spoken } = useEditor();
  const { place, voice, speed } = useSelector(actor, ({ context }) => context);
  if (!place) return null;
  const data = engine.videoData();
  const now = speakerAt(data, place);
  const isRecorded = isRecordedAt(data, place);
  const pace = now.speed ?? spoken?.speed ?? 1;
  const said = isRecorded ? null : (now.voice ?? spoken?.voice ?? null);
  const isSpoken = (voice ?? said) !== null;
  return (
    <>
      {voices.length > 0 ? (
        <QuietSelect
          label={text.voice}
          anyLabel={isRecorded ? text.own.mark : text.sameVoice(voiceNamed(voices, said))}
          chosen={voice}
          onChoose={(chosen) => actor.send({ type: 'voice.chosen', voice: chosen })}
          choices={voiceChoices(voices)}
        />
      ) : null}
      {isSpoken ? (
        <SliderField
          label={text.pace}
          unit="×"
          {...SPEECH_SPEED}
          value={speed ?? pace}
          onChange={(chosen) => {
            const stepped = Math.round(chosen * 100) / 100;
            actor.send({ type: 'pace.chosen', speed: stepped === pace ? null : stepped });
          }}
        />
      ) : null}
    </>
  );
}
