/** Captions of what somebody says in the chosen clip: offered where the server has a speech recogniser. [SC5] */
import { useSelector } from '@xstate/react';
import { Captions } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TrackItem } from '../../../../../contract/video/videoData';
import { captionsOver, isMuted, maySpeak } from '../../../../editor-engine/script/heardInClip';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import type { clipCaptionsMachine } from '../../../../machines/captionEdit/clipCaptions.machine';
import { Button } from '../../../../ui/controls/Button';
import { focusIsLost } from '../../../../ui/lostFocus';
import { useCaptionActors } from '../../captions/useCaptionActors';
import { useEditor } from '../../EditorContext';
import * as css from '../inspector.css';
import { reasonOf } from '../reasonOf';
import { Section } from '../Section';

const { heard: text, cancel } = editorCaptionsMessages;
type Speaking = Extract<TrackItem, { type: 'video' | 'audio' }>;
type Snapshot = SnapshotFrom<typeof clipCaptionsMachine>;
interface Props {
  readonly item: Speaking;
  readonly actor: ActorRefFrom<typeof clipCaptionsMachine>;
}

export function ClipCaptionsSection({ item }: { item: TrackItem }) {
  const { clipCaptions } = useCaptionActors();
  return clipCaptions && maySpeak(item) ? <ClipCaptions item={item} actor={clipCaptions} /> : null;
}

export function ClipCaptions({ item, actor }: Props) {
  const shown = useSelector(actor, (state) => state);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => actor.send({ type: 'recogniser.wanted' }), [actor]);
  const isOffered = shown.matches('offered');
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    // The button that was pressed is gone with its state: the next one stands in its place.
    if (wasOffered.current && focusIsLost()) place.current?.querySelector('button')?.focus();
    wasOffered.current = isOffered;
  });
  if (!isOffered) return null;
  return (
    <Section title={text.title} isOpen>
      <div ref={place} className={css.fontState}>
        <Offered item={item} actor={actor} shown={shown} />
      </div>
    </Section>
  );
}

function Offered({ item, actor, shown }: Props & { shown: Snapshot }) {
  const { clip, standing, written } = shown.context;
  const isOwn = clip?.id === item.id;
  const stop = (
    <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'cancelled' })}>
      {cancel}
    </Button>
  );
  if (shown.matches({ offered: 'transcribingClip' }) || shown.matches({ offered: 'writingCaptions' }))
    return <Told says={isOwn ? text.listening : text.elsewhere}>{stop}</Told>;
  if (isOwn && shown.matches({ offered: 'confirming' }))
    return (
      <Told says={text.standing(standing)}>
        {stop}
        <Button size="small" onClick={() => actor.send({ type: 'replacement.confirmed' })}>
          {text.replace}
        </Button>
      </Told>
    );
  if (isOwn && shown.matches({ offered: 'failed' }))
    return (
      <>
        <p role="alert" className={css.problem}>
          {whyNot(shown)}
        </p>
        <div className={css.choices}>
          {stop}
          <Button size="small" onClick={() => actor.send({ type: 'retried' })}>
            {text.tryAgain}
          </Button>
        </div>
      </>
    );
  if (isMuted(item)) return <p className={css.hint}>{text.muted}</p>;
  if (isOwn && shown.matches({ offered: 'written' }))
    return (
      <Told says={text.written(written)}>
        <Write item={item} actor={actor} label={text.again} />
      </Told>
    );
  return (
    <>
      <p className={css.hint}>{text.hint}</p>
      <Write item={item} actor={actor} label={text.write} />
    </>
  );
}

function Told({ says, children }: { says: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className={css.hint}>
        {says}
      </p>
      <div className={css.choices}>{children}</div>
    </>
  );
}

function Write({ item, actor, label }: Props & { label: string }) {
  const { engine } = useEditor();
  const request = () =>
    actor.send({
      type: 'captions.requested',
      clip: { id: item.id, src: item.details.src },
      standing: captionsOver(engine.videoData(), item).length,
    });
  return (
    <Button variant="secondary" size="small" onClick={request}>
      <Captions size={16} aria-hidden />
      {label}
    </Button>
  );
}

function whyNot({ context: { problem } }: Snapshot): string {
  if (!problem) return text.failed;
  return 'code' in problem ? reasonOf(problem.code, text.failed) : (problem.detail ?? text.failed);
}
