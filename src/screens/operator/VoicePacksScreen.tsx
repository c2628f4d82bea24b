/** Natural voices that can be added, stopped and removed. [OP1] */
import { useSelector } from '@xstate/react';
import type { VoicePack } from '../../../contract/voicePacks';
import { overviewMessages } from '../../locales/messages/operator/overview';
import { voicePacksMessages as text } from '../../locales/messages/operator/voices';
import { Button } from '../../ui/controls/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/feedback/Dialog';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import * as css from './operator.css';
import type { PacksProps } from './operatorActors';
import { LookFailed, OperatorFrame } from './OperatorFrame';
import { PackCard } from './PackCard';

function Removal({ actor, packs }: PacksProps & { packs: readonly VoicePack[] }) {
  const isOpen = useSelector(actor, (state) => state.matches({ loaded: 'deciding' }));
  const wanted = useSelector(actor, ({ context }) => context.act?.pack);
  const pack = packs.find(({ id }) => id === wanted);
  if (!pack) return null;
  const cancel = () => actor.send({ type: 'removal.cancelled' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title={text.asks(pack.name)}
      closeLabel={text.close}
      size="compact"
      foot={
        <>
          <Button variant="secondary" onClick={cancel}>
            {text.cancel}
          </Button>
          <Button onClick={() => actor.send({ type: 'removal.confirmed' })}>{text.remove}</Button>
        </>
      }
    >
      <p>{text.explains}</p>
    </Dialog>
  );
}

function Loaded({ actor }: PacksProps) {
  const offered = useSelector(actor, ({ context }) => context.offered);
  const isStale = useSelector(actor, (state) => state.matches({ loaded: { idle: 'unanswered' } }));
  if (!offered) return null;
  return (
    <>
      <div role="status" className={css.heard}>
        {isStale ? <p className={css.stale}>{overviewMessages.stale}</p> : null}
      </div>
      {offered.has_engine ? null : (
        <Alert>
          <p>{text.noEngine}</p>
        </Alert>
      )}
      <div className={css.parts}>
        {offered.packs.map((pack) => (
          <PackCard key={pack.id} actor={actor} pack={pack} />
        ))}
      </div>
      <Removal actor={actor} packs={offered.packs} />
    </>
  );
}

const Failed = ({ actor }: PacksProps) => (
  <LookFailed words={text.failed} onRetry={() => actor.send({ type: 'retried' })} />
);

const views = {
  loading: () => <CentredSpinner label={text.loading} text={text.loading} />,
  failed: Failed,
  loaded: Loaded,
};

export function VoicePacksScreen({ actor }: PacksProps) {
  const at = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'loaded'));
  const View = views[at];
  return (
    <OperatorFrame title={text.title} intro={text.intro}>
      <View actor={actor} />
    </OperatorFrame>
  );
}
