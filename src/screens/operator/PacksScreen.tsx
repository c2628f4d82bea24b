/** Voices or writers that can be added, stopped and removed. [OP1] */
import { useSelector } from '@xstate/react';
import type { Pack, PackKind } from '../../../contract/packs';
import { overviewMessages } from '../../locales/messages/operator/overview';
import { packsMessages as shared } from '../../locales/messages/operator/packs';
import { Button } from '../../ui/controls/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/feedback/Dialog';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import * as css from './operator.css';
import type { PacksProps } from './operatorActors';
import { LookFailed, OperatorFrame } from './OperatorFrame';
import { PackCard } from './PackCard';
import { packTexts } from './packTexts';

interface Props extends PacksProps {
  readonly kind: PackKind;
}

function Removal({ actor, kind, packs }: Props & { packs: readonly Pack[] }) {
  const isOpen = useSelector(actor, (state) => state.matches({ loaded: 'deciding' }));
  const wanted = useSelector(actor, ({ context }) => context.act?.pack);
  const pack = packs.find(({ id }) => id === wanted);
  if (!pack) return null;
  const cancel = () => actor.send({ type: 'removal.cancelled' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title={shared.asks(pack.name)}
      closeLabel={shared.close}
      size="compact"
      foot={
        <>
          <Button variant="secondary" onClick={cancel}>
            {shared.cancel}
          </Button>
          <Button onClick={() => actor.send({ type: 'removal.confirmed' })}>{shared.remove}</Button>
        </>
      }
    >
      <p>{packTexts[kind].explains}</p>
    </Dialog>
  );
}

function Loaded({ actor, kind }: Props) {
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
          <p>{packTexts[kind].noEngine}</p>
        </Alert>
      )}
      <div className={css.parts}>
        {offered.packs.map((pack) => (
          <PackCard key={pack.id} actor={actor} pack={pack} />
        ))}
      </div>
      <Removal actor={actor} kind={kind} packs={offered.packs} />
    </>
  );
}

const Loading = ({ kind }: Props) => {
  const { loading } = packTexts[kind];
  return <CentredSpinner label={loading} text={loading} />;
};
const Failed = ({ actor, kind }: Props) => (
  <LookFailed words={packTexts[kind].failed} onRetry={() => actor.send({ type: 'retried' })} />
);

const views = { loading: Loading, failed: Failed, loaded: Loaded };

export function PacksScreen({ actor, kind }: Props) {
  const at = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'loaded'));
  const View = views[at];
  return (
    <OperatorFrame title={packTexts[kind].title} intro={packTexts[kind].intro}>
      <View actor={actor} kind={kind} />
    </OperatorFrame>
  );
}
