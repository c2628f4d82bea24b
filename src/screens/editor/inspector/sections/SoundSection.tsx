/** How loud a clip or a sound is, how it comes and goes, how fast it runs. [Y3] */
import { BEAT_RATES, CLIP_SPEED } from '../../../../../contract/limits';
import { bpmOf, countedBeats } from '../../../../../contract/sound/heardBeats';
import type { ItemOf, TrackItem } from '../../../../../contract/video/videoData';
import { hasSourceStart, latestStartMs } from '../../../../editor-engine/plugins/sound/sourceStart.plugin';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { common, idsOf } from '../common';
import { DetailFields, type DetailField } from '../DetailFields';
import { FieldRow } from '../fields/FieldRow';
import * as css from '../fields/fields.css';
import { SecondsField } from '../fields/SecondsField';
import { SliderField } from '../fields/SliderField';
import { SwitchField } from '../fields/SwitchField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';

const text = words.sound;
const FULL = 100;
type Sounding = ItemOf<'video'> | ItemOf<'audio'>;
export const sounds = (item: TrackItem): item is Sounding => item.type === 'video' || item.type === 'audio';

const fields: readonly DetailField[] = [
  { kind: 'switch', name: 'loop', label: text.loop, initial: false },
  { kind: 'switch', name: 'duck', label: text.duck, initial: false },
];

interface Props {
  items: readonly Sounding[];
  isOpen?: boolean;
}

export function SoundSection({ items, isOpen = items.every(({ type }) => type === 'audio') }: Props) {
  const { run, settle } = useFieldCommands();
  const ids = idsOf(items);
  const volume = common(items, ({ details }) => details.volume);
  const setVolume = (next: number) => run('item.setVolume', { ids, volume: next }, 'volume');
  const [only] = items.length === 1 ? items : [];
  return (
    <Section title={words.sections.sound} isOpen={isOpen}>
      <SliderField
        label={text.volume}
        unit={words.percent}
        min={0}
        max={FULL}
        step={1}
        initial={FULL}
        value={volume}
        onChange={setVolume}
        onSettle={settle}
      />
      <SwitchField
        label={text.muted}
        value={common(items, ({ details }) => details.volume === 0)}
        // How loud it was before is one undo away.
        onChange={(isMuted) => run('item.setVolume', { ids, volume: isMuted ? 0 : FULL })}
      />
      {only ? <SourceStart item={only} /> : null}
      {only ? <Fades item={only} /> : null}
      {only?.type === 'video' ? <Speed item={only} /> : null}
      {only?.type === 'audio' ? <Tempo item={only} /> : null}
      <DetailFields items={items} fields={fields} />
    </Section>
  );
}

function Fades({ item: { id, display, details } }: { item: Sounding }) {
  const { run, settle } = useFieldCommands();
  const maxMs = Math.max(0, display.to - display.from);
  return (['fadeIn', 'fadeOut'] as const).map((name) => (
    <SecondsField
      key={name}
      label={text[name]}
      maxMs={maxMs}
      initial={0}
      value={details[name] ?? 0}
      onChange={(ms) => run('item.setFades', { id, [name]: ms }, name)}
      onSettle={settle}
    />
  ));
}

/** Of a song the chorus, of a clip its best moment; not offered where all of the file is played. */
function SourceStart({ item }: { item: Sounding }) {
  const { run, settle } = useFieldCommands();
  const { id, trim } = item;
  const fromMs = trim?.from ?? 0;
  const maxMs = hasSourceStart(item) ? latestStartMs(item) : 0;
  if (maxMs === 0) return null;
  return (
    <SecondsField
      label={text.sourceStart}
      maxMs={maxMs}
      initial={0}
      value={fromMs}
      onChange={(ms) => run('item.setSourceStart', { id, fromMs: ms }, 'sourceStart')}
      onSettle={settle}
    />
  );
}

function Speed({ item: { id, details } }: { item: ItemOf<'video'> }) {
  const { run, settle } = useFieldCommands();
  return (
    <SliderField
      label={text.speed}
      unit={words.times}
      min={CLIP_SPEED.min}
      max={CLIP_SPEED.max}
      step={0.05}
      initial={1}
      value={details.speed ?? 1}
      onChange={(speed) => run('clip.speed', { id, speed }, 'speed')}
      onSettle={settle}
    />
  );
}

const [slowest, fastest] = [Math.min(...BEAT_RATES), Math.max(...BEAT_RATES)];
const steps = [
  { sign: '÷2', label: text.halve, by: 0.5 },
  { sign: '×2', label: text.double, by: 2 },
] as const;

/** Of brought music: what was found is halved and doubled, because no finder knows which level of the metre is meant. [E2] */
function Tempo({ item: { id, details } }: { item: ItemOf<'audio'> }) {
  const { run } = useFieldCommands();
  const bpm = bpmOf(countedBeats(details) ?? []);
  const { beatRate = 1 } = details;
  if (bpm === null) return null;
  const count = (rate: number) => run('music.setBeatRate', { id, beatRate: rate });
  return (
    <FieldRow
      label={text.tempo}
      name={<span className={css.label}>{text.tempo}</span>}
      onReset={beatRate === 1 ? undefined : () => count(1)}
    >
      <div role="group" aria-label={text.tempo} className={css.steps}>
        <output className={css.stepped}>
          {bpm} <span className={css.unit}>{text.bpm}</span>
        </output>
        {steps.map(({ sign, label, by }) => {
          const rate = beatRate * by;
          const isPast = rate < slowest || rate > fastest;
          return (
            <button
              key={sign}
              type="button"
              className={css.step}
              aria-label={label}
              title={label}
              // The focus stays where the last press was.
              aria-disabled={isPast}
              onClick={() => (isPast ? undefined : count(rate))}
            >
              {sign}
            </button>
          );
        })}
      </div>
    </FieldRow>
  );
}
