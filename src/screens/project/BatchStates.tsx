/** Of several formats that were asked for at once: how each stands, and those that are done to be downloaded. [ED4] */
import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, Clock, Download } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { Project } from '../../../contract/project';
import type { BatchedRender } from '../../../contract/renderSettings';
import type { projectResultMachine } from '../../machines/projectResult/projectResult.machine';
import { projectMessages as text } from '../../locales/messages/project';
import { button } from '../../ui/controls/Button.css';
import { Ring } from '../../ui/feedback/Spinner';
import * as css from './project.css';

interface Props {
  readonly actor: ActorRefFrom<typeof projectResultMachine>;
  readonly project: Project;
}

const icons = {
  waiting: () => <Clock size={16} aria-hidden />,
  rendering: () => <Ring fits />,
  done: () => <CircleCheck size={16} aria-hidden />,
  failed: () => <CircleAlert size={16} aria-hidden />,
} satisfies Record<BatchedRender['state'], () => React.JSX.Element>;

export function BatchStates({ actor, project }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches({ download: 'downloadingVideo' }));
  const { batch = [], files = [] } = project.output;
  return (
    <ul className={css.batch} aria-label={text.batch.title}>
      {batch.map(({ settings: { kind, format }, state, failure }) => {
        const file = files.find((one) => one.kind === kind && one.format === format);
        const Icon = icons[state];
        return (
          <li key={format ?? ''} className={css.batched}>
            <span className={css.mark}>
              <Icon />
            </span>
            <strong>{format}</strong>
            <span className={css.soft}>{failure ?? text.batch[state]}</span>
            {state === 'done' && file ? (
              <button
                type="button"
                className={button({ variant: 'secondary', size: 'small' })}
                aria-label={text.downloadAs(`${kind.toUpperCase()} ${format ?? ''}`)}
                disabled={isBusy}
                onClick={() => actor.send({ type: 'download.requested', url: file.url })}
              >
                <Download size={14} aria-hidden />
                {kind.toUpperCase()}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
