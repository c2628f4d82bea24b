/** The two ways to bring one's own voice: the microphone, or a file. */
import { Mic, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/controls/Button';
import { voiceRecorderMessages as text } from '../../../locales/messages/wizards/voiceRecorder';
import type { RecorderActor } from './recorderActor';
import * as css from './voice.css';

const ACCEPTED = 'audio/*,.mp3,.m4a,.wav,.webm,.ogg';

interface Props {
  actor: RecorderActor;
  /** There is something already: beginning anew is not the first thing to do. */
  again?: boolean;
}

export function Beginnings({ actor, again = false }: Props) {
  const size = again ? ('small' as const) : undefined;
  return (
    <div className={css.actions}>
      <Button
        variant={again ? 'secondary' : undefined}
        size={size}
        onClick={() => actor.send({ type: 'recording.requested' })}
      >
        <Mic size={18} aria-hidden />
        {again ? text.again : text.record}
      </Button>
      <ChooseRecording actor={actor} size={size} />
    </div>
  );
}

export function ChooseRecording({ actor, size }: Pick<Props, 'actor'> & { size?: 'small' | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => input.current?.click()}>
        <Upload size={18} aria-hidden />
        {text.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        data-testid="upload-recording"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) actor.send({ type: 'file.chosen', file });
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
