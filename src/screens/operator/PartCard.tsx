/** One part: how it is, what it would take to be better, and a trial of it. */
import {
  BookOpen,
  Brush,
  Container,
  Database,
  Ear,
  HardDrive,
  Hourglass,
  Image,
  Mail,
  Mic,
  PenLine,
  Save,
  Server,
  ShieldCheck,
  Tag,
} from 'lucide-react';
import { useSelector } from '@xstate/react';
import type { Part, PartName } from '../../../contract/operator';
import { overviewMessages as text } from '../../locales/messages/operator/overview';
import { Button } from '../../ui/controls/Button';
import { oneDecimal } from '../../ui/amounts';
import { Link } from '../../ui/links/Link';
import * as css from './operator.css';
import type { OverviewProps } from './operatorActors';
import { saidOf } from './saidOf';

const icons: Readonly<Record<PartName, typeof Mail>> = {
  writer: PenLine,
  voices: Mic,
  recogniser: Ear,
  pictures: Image,
  articles: BookOpen,
  mail: Mail,
  storage: Container,
  database: Database,
  browser: Brush,
  pages: ShieldCheck,
  workers: Server,
  queue: Hourglass,
  disk: HardDrive,
  backup: Save,
  version: Tag,
};

function Outcome({ actor, name }: OverviewProps & { name: PartName }) {
  const tried = useSelector(actor, ({ context }) => context.tried.find(({ part }) => part === name)?.trial);
  if (!tried) return null;
  if (tried === 'tooLate') return <Told passed={false} words={text.tooLate} />;
  if ('refusal' in tried) return <Told passed={false} words={tried.refusal ?? text.refused} />;
  const seconds = text.took(oneDecimal(Math.max(0.1, tried.took_ms / 1000)));
  return <Told passed={tried.passed} words={saidOf(tried.says)} seconds={seconds} />;
}
const Told = ({ passed, words, seconds = '' }: { passed: boolean; words: string; seconds?: string }) => (
  <span className={css.outcome({ passed: passed ? 'yes' : 'no' })}>
    <strong>
      {passed ? text.passed : text.notPassed} {seconds}
    </strong>
    <span>{words}</span>
  </span>
);

function Trial({ actor, name }: OverviewProps & { name: PartName }) {
  const trying = useSelector(actor, ({ context }) => context.trying);
  const label = text.testOf(text.names[name]);
  return (
    <div className={css.trial}>
      {trying === name ? (
        <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'trial.cancelled' })}>
          {text.cancel}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={label}
          disabled={trying !== null}
          onClick={() => actor.send({ type: 'part.tried', part: name })}
        >
          {text.test}
        </Button>
      )}
      <div role="status">{trying === name ? text.trying : <Outcome actor={actor} name={name} />}</div>
    </div>
  );
}

export function PartCard({ actor, part: { name, state, says } }: OverviewProps & { part: Part }) {
  const Icon = icons[name];
  return (
    <article className={css.part} aria-labelledby={`part-${name}`}>
      <div className={css.partHead}>
        <span className={css.partIcon}>
          <Icon size={18} aria-hidden />
        </span>
        <h3 id={`part-${name}`} className={css.partName}>
          {text.names[name]}
        </h3>
        <span className={css.badge({ tone: state })}>{text.states[state]}</span>
      </div>
      <div className={css.words}>
        <p>{saidOf(says)}</p>
        {state === 'good' ? null : <p className={css.better}>{text.better[name]}</p>}
        {name === 'voices' || name === 'writer' ? (
          <Link className={css.link} to={name === 'voices' ? '/operator/voices' : '/operator/writers'}>
            {name === 'voices' ? text.addVoices : text.addWriter}
          </Link>
        ) : null}
      </div>
      {state === 'off' ? null : <Trial actor={actor} name={name} />}
    </article>
  );
}
