/** What the next video uses of the brand kit; nothing of it where the kit is empty. [B4] */
import { useSelector } from '@xstate/react';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { brandUseMessages as text } from '../../locales/messages/brandUse';
import * as settings from '../wizard/settings.css';
import { BrandPartSwitch } from './BrandPartSwitch';
import * as css from './brandUse.css';
import { showsOf, type BrandUseActor } from './brandUseActor';

type Props = { actor: BrandUseActor };

const views = {
  waiting: () => null,
  empty: () => null,
  held: ({ actor }) => <Parts actor={actor} />,
  unavailable: ({ actor }) => (
    <Alert>
      <p>{text.failed}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
} satisfies Record<ReturnType<typeof showsOf>, (props: Props) => React.JSX.Element | null>;

export function BrandChoice({ actor }: Props) {
  const View = views[useSelector(actor, showsOf)];
  return <View actor={actor} />;
}

function Parts({ actor }: Props) {
  const { held, choice } = useSelector(actor, ({ context }) => context);
  return (
    <fieldset className={settings.part}>
      <legend className={settings.legend}>{text.title}</legend>
      <p className={css.about}>{text.text}</p>
      <div className={css.switches}>
        {held.map((one) => (
          <BrandPartSwitch
            key={one.part}
            held={one}
            isUsed={choice[one.part] !== false}
            onSwitch={(isUsed) => actor.send({ type: 'part.switched', part: one.part, isUsed })}
          />
        ))}
      </div>
    </fieldset>
  );
}
