/** A pack of voices: what it is, how far it has come, and what can be done with it. */
import { useSelector } from '@xstate/react';
import { isWorking, type PackState, type VoicePack } from '../../../contract/voicePacks';
import { languageNames } from '../../locales/languageName';
import { voicePacksMessages as text } from '../../locales/messages/operator/voices';
import { asBytes, inUnit } from '../../ui/amounts';
import { Button } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { PartHeading } from '../../ui/layout/PartHeading';
import * as css from './operator.css';
import type { PacksProps } from './operatorActors';

interface CardProps extends PacksProps {
  readonly pack: VoicePack;
}

const tones: Readonly<Record<PackState, 'good' | 'limited' | 'off' | 'broken'>> = {
  offered: 'off',
  waiting: 'limited',
  downloading: 'limited',
  unpacking: 'limited',
  trying: 'limited',
  ready: 'good',
  stopped: 'off',
  failed: 'broken',
};

const Facts = ({ pack: { languages, voices, bytes, licence, source } }: { pack: VoicePack }) => (
  <dl className={css.facts}>
    <dt>{text.languages}</dt>
    <dd>{languageNames(languages)}</dd>
    <dt>{text.voices}</dt>
    <dd>{inUnit.count(voices)}</dd>
    <dt>{text.size}</dt>
    <dd>{asBytes(bytes)}</dd>
    <dt>{text.licence}</dt>
    <dd>
      <a className={css.link} href={licence.address} target="_blank" rel="noreferrer">
        {licence.name}
      </a>
    </dd>
    <dt>{text.source}</dt>
    <dd>
      <a className={css.link} href={source} target="_blank" rel="noreferrer">
        {source.replace(/^https:\/\//, '')}
      </a>
    </dd>
  </dl>
);

function Progress({ pack: { name, state, bytes, done_bytes: done } }: { pack: VoicePack }) {
  if (state !== 'downloading') return null;
  return (
    <div className={css.progress}>
      <ProgressBar label={text.progress(name)} fraction={Math.min(1, done / bytes)} />
      <span className={css.rest}>{text.done(asBytes(done), asBytes(bytes))}</span>
    </div>
  );
}

function Acts({ actor, pack: { id, name, state } }: CardProps) {
  const act = useSelector(actor, ({ context }) => context.act);
  const isOthers = act !== null && act.pack !== id;
  const begin = () => actor.send({ type: 'pack.added', pack: id });
  const main = isWorking(state)
    ? {
        label: text.stop,
        full: text.stopPack(name),
        press: () => actor.send({ type: 'pack.stopped', pack: id }),
      }
    : state === 'stopped'
      ? { label: text.resume, full: text.resumePack(name), press: begin }
      : state === 'failed'
        ? { label: text.again, full: text.againPack(name), press: begin }
        : { label: text.add, full: text.addPack(name), press: begin };
  return (
    <div className={css.acts}>
      {state === 'ready' ? null : (
        // The same button in each of these states: whoever pressed it keeps their place.
        <Button
          variant="secondary"
          size="small"
          aria-label={main.full}
          aria-busy={act?.pack === id}
          disabled={isOthers}
          onClick={main.press}
        >
          {main.label}
        </Button>
      )}
      {state === 'offered' || isWorking(state) ? null : (
        <Button
          variant="secondary"
          size="small"
          aria-label={text.removePack(name)}
          disabled={isOthers}
          onClick={() => actor.send({ type: 'removal.wanted', pack: id })}
        >
          {text.remove}
        </Button>
      )}
    </div>
  );
}

export function PackCard({ actor, pack }: CardProps) {
  const { id, name, state, fault, trial_url: trial } = pack;
  const refusal = useSelector(actor, ({ context }) =>
    context.refusal?.pack === id ? context.refusal : null,
  );
  return (
    <article className={css.part} aria-labelledby={`pack-${id}`}>
      <div className={css.partHead}>
        <PartHeading id={`pack-${id}`} title={name} view={state} className={css.partName} />
        <span className={css.badge({ tone: fault ? 'broken' : tones[state] })}>{text.badges[state]}</span>
      </div>
      <div className={css.words}>
        <Facts pack={pack} />
        <div role="status" className={css.stack}>
          {text.states[state] ? <p>{text.states[state]}</p> : null}
          {fault ? (
            <p className={css.outcome({ passed: 'no' })}>{text.faults[fault.code](fault.why)}</p>
          ) : null}
          {refusal ? <p className={css.outcome({ passed: 'no' })}>{refusal.words || text.refused}</p> : null}
        </div>
        <Progress pack={pack} />
        {trial ? (
          <audio className={css.sound} controls preload="none" src={trial} aria-label={text.trial(name)} />
        ) : null}
      </div>
      <Acts actor={actor} pack={pack} />
    </article>
  );
}
