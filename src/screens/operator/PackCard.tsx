/** A pack of voices, or a writer: what it is, how far it has come, and what can be done with it. */
import { useSelector } from '@xstate/react';
import {
  isWorking,
  type Pack,
  type PackState,
  type VoicePack,
  type WriterPack,
} from '../../../contract/packs';
import { languageNames } from '../../locales/languageName';
import { packsMessages as text } from '../../locales/messages/operator/packs';
import { voicePacksMessages as voiceText } from '../../locales/messages/operator/voices';
import { writerPacksMessages as writerText } from '../../locales/messages/operator/writers';
import { asBytes, inUnit } from '../../ui/amounts';
import { Button } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { PartHeading } from '../../ui/layout/PartHeading';
import * as css from './operator.css';
import type { PacksProps } from './operatorActors';
import { packTexts } from './packTexts';

interface CardProps extends PacksProps {
  readonly pack: Pack;
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

function Facts({ pack }: { pack: Pack }) {
  const { languages, bytes, licence, source } = pack;
  return (
    <dl className={css.facts}>
      <dt>{text.languages}</dt>
      <dd>{languageNames(languages)}</dd>
      {pack.kind === 'voices' ? <VoiceFacts pack={pack} /> : <WriterFacts pack={pack} />}
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
}
const VoiceFacts = ({ pack: { voices } }: { pack: VoicePack }) => (
  <>
    <dt>{voiceText.voices}</dt>
    <dd>{inUnit.count(voices)}</dd>
  </>
);
const WriterFacts = ({ pack: { parameters, memory } }: { pack: WriterPack }) => (
  <>
    <dt>{writerText.parameters}</dt>
    <dd>{writerText.billions(inUnit.count(parameters))}</dd>
    <dt>{writerText.memory}</dt>
    <dd>{writerText.needs(asBytes(memory.needed))}</dd>
  </>
);

/** Whether the server's machine has the memory for it, and why not. */
function Fit({ pack }: { pack: Pack }) {
  if (pack.kind === 'voices' || pack.state === 'ready') return null;
  const { needed, machine, kept, fits } = pack.memory;
  return fits ? (
    <p>{writerText.fits(asBytes(machine))}</p>
  ) : (
    <p className={css.outcome({ passed: 'no' })}>
      {writerText.tooBig(asBytes(needed), asBytes(machine), asBytes(kept))}
    </p>
  );
}

/** How far it is, in words. */
function standOf(pack: Pack): string {
  const { state, kind } = pack;
  if (state === 'trying') return packTexts[kind].trying;
  if (state !== 'ready') return text.states[state];
  return pack.kind === 'writers' && !pack.writes ? writerText.rests : packTexts[kind].ready;
}

function Progress({ pack: { name, state, bytes, done_bytes: done } }: { pack: Pack }) {
  if (state !== 'downloading') return null;
  return (
    <div className={css.progress}>
      <ProgressBar label={text.progress(name)} fraction={Math.min(1, done / bytes)} />
      <span className={css.rest}>{text.done(asBytes(done), asBytes(bytes))}</span>
    </div>
  );
}

function Acts({ actor, pack }: CardProps) {
  const { id, name, state } = pack;
  const isTooBig = pack.kind === 'writers' && !pack.memory.fits && !isWorking(state);
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
      {state === 'ready' || isTooBig ? null : (
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

/** What came of the last act on it. */
function Outcome({ actor, pack: { id, name } }: CardProps) {
  const outcome = useSelector(actor, ({ context }) =>
    context.outcome?.pack === id ? context.outcome : null,
  );
  if (!outcome) return null;
  if (outcome.kind === 'removed') return <p>{text.removed(name)}</p>;
  const words = outcome.kind === 'late' ? text.late : outcome.words || text.refused;
  return <p className={css.outcome({ passed: 'no' })}>{words}</p>;
}

export function PackCard({ actor, pack }: CardProps) {
  const { id, name, state, fault } = pack;
  const stand = standOf(pack);
  return (
    <article className={css.part} aria-labelledby={`pack-${id}`}>
      <div className={css.partHead}>
        <PartHeading id={`pack-${id}`} title={name} view={state} className={css.partName} />
        <span className={css.badge({ tone: fault ? 'broken' : tones[state] })}>{text.badges[state]}</span>
      </div>
      <div className={css.words}>
        <Facts pack={pack} />
        <Fit pack={pack} />
        <div role="status" className={css.stack}>
          {stand ? <p>{stand}</p> : null}
          {fault ? (
            <p className={css.outcome({ passed: 'no' })}>{text.faults[fault.code](fault.why)}</p>
          ) : null}
          <Outcome actor={actor} pack={pack} />
        </div>
        <Progress pack={pack} />
        {pack.kind === 'voices' && pack.trial_url ? (
          <audio
            className={css.sound}
            controls
            preload="none"
            src={pack.trial_url}
            aria-label={voiceText.trial(name)}
          />
        ) : null}
      </div>
      <Acts actor={actor} pack={pack} />
    </article>
  );
}
