/** Keyframes of one item at the playhead: set, gone to, moved, taken away. [Y4] */
import { ChevronLeft, ChevronRight, Diamond } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { KEYFRAME_SCALE } from '../../../../../contract/limits';
import type { KeyedPose, KeyframeEasing } from '../../../../../contract/video/keyframes';
import type { TrackItem } from '../../../../../contract/video/videoData';
import { isKeyed, keyedPoseAt, keyframeNear, keyframesOf } from '../../../../editor-engine/canvas/keyedPose';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { Button } from '../../../../ui/controls/Button';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import { choicesOf } from '../choices';
import { ChoiceField } from '../fields/ChoiceField';
import { NumberField } from '../fields/NumberField';
import { SecondsField } from '../fields/SecondsField';
import * as css from '../inspector.css';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';

const text = words.keyframes;
const { spring: _spring, ...easings } = words.motion.easings;
const ICON = 16;

/** Where the film stands, in ms; null while it plays: numbers that run cannot be set. */
function useMomentAtRest(): number | null {
  const { playback } = useEditor().engine.session;
  return useSyncExternalStore(playback.subscribe, () =>
    playback.get().isPlaying ? null : playback.currentMs(),
  );
}

export function KeyframesSection({ item }: { item: TrackItem }) {
  const { run } = useFieldCommands();
  const atMs = useMomentAtRest();
  const { from, to } = item.display;
  return (
    <Section title={words.sections.keyframes}>
      <Steps item={item} atMs={atMs ?? -1} />
      {atMs !== null && atMs >= from && atMs <= to ? (
        <AtPlayhead item={item} atMs={atMs} />
      ) : (
        <p className={css.hint}>{atMs === null ? text.playing : text.outside}</p>
      )}
      {isKeyed(item) ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => run('item.setDetails', { ids: [item.id], details: { keyframes: null } })}
        >
          {text.removeAll}
        </Button>
      ) : null}
    </Section>
  );
}

interface AtMoment {
  readonly item: TrackItem;
  readonly atMs: number;
}

function Steps({ item, atMs }: AtMoment) {
  const { engine } = useEditor();
  const { run } = useFieldCommands();
  const { fps } = useVideoData();
  const { from, to } = item.display;
  const there = keyframeNear(item, atMs, fps);
  const moments = keyframesOf(item)
    .map(({ at }) => from + at)
    .filter((ms) => ms >= from && ms <= to);
  const aside = 500 / fps;
  const previous = moments.findLast((ms) => ms < atMs - aside);
  const next = moments.find((ms) => ms > atMs + aside);
  const goTo = (ms: number | undefined) => ms !== undefined && engine.session.playback.seekToMs(ms);
  return (
    <div className={css.layerButtons}>
      <Button
        variant="quiet"
        size="small"
        aria-label={text.previous}
        title={text.previous}
        disabled={previous === undefined}
        onClick={() => goTo(previous)}
      >
        <ChevronLeft size={ICON} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={there !== undefined}
        disabled={atMs < from || atMs > to}
        title={there ? text.remove : text.add}
        onClick={() =>
          there ? run('keyframe.remove', { id: item.id, atMs }) : run('keyframe.set', { id: item.id, atMs })
        }
      >
        <Diamond size={ICON} fill={there ? 'currentColor' : 'none'} aria-hidden />
        {text.here}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={text.next}
        title={text.next}
        disabled={next === undefined}
        onClick={() => goTo(next)}
      >
        <ChevronRight size={ICON} aria-hidden />
      </Button>
    </div>
  );
}

function AtPlayhead({ item, atMs }: AtMoment) {
  const { engine } = useEditor();
  const { run, settle } = useFieldCommands();
  const { fps, size } = useVideoData();
  const { id, display } = item;
  const pose = keyedPoseAt(item, atMs);
  const there = keyframeNear(item, atMs, fps);
  const set = (changes: Partial<KeyedPose>) =>
    run(
      'keyframe.set',
      { id, atMs, ...changes },
      `keyframe.${Object.keys(changes).join()}.${Math.round(atMs)}`,
    );
  const share = (name: 'x' | 'y', side: number) => ({
    label: text[name],
    unit: words.px,
    min: -10 * side,
    max: 10 * side,
    step: 1,
    initial: 0,
    value: Math.round(pose[name] * side * 10) / 10,
    onChange: (px: number) => set({ [name]: px / side }),
    onSettle: settle,
  });
  return (
    <>
      {isKeyed(item) ? null : <p className={css.hint}>{text.hint}</p>}
      <NumberField {...share('x', size.width)} />
      <NumberField {...share('y', size.height)} />
      <NumberField
        label={text.scale}
        unit={words.percent}
        min={KEYFRAME_SCALE.min * 100}
        max={KEYFRAME_SCALE.max * 100}
        step={1}
        initial={100}
        value={Math.round(pose.scale * 1000) / 10}
        onChange={(percent) => set({ scale: percent / 100 })}
        onSettle={settle}
      />
      <NumberField
        label={text.rotate}
        unit={words.degrees}
        min={-3600}
        max={3600}
        step={1}
        initial={0}
        value={Math.round(pose.rotate * 10) / 10}
        onChange={(rotate) => set({ rotate })}
        onSettle={settle}
      />
      <NumberField
        label={text.opacity}
        unit={words.percent}
        min={0}
        max={100}
        step={1}
        initial={100}
        value={Math.round(pose.opacity)}
        onChange={(opacity) => set({ opacity })}
        onSettle={settle}
      />
      {there ? (
        <>
          <ChoiceField
            label={text.easing}
            choices={choicesOf(easings)}
            value={there.easing}
            onChange={(easing) => run('keyframe.set', { id, atMs, easing: easing as KeyframeEasing })}
          />
          <SecondsField
            label={text.at}
            minMs={display.from}
            maxMs={display.to}
            value={display.from + there.at}
            onChange={(toMs) => {
              run('keyframe.move', { id, atMs: display.from + there.at, toMs }, 'keyframe.at');
              engine.session.playback.seekToMs(toMs);
            }}
            onSettle={settle}
          />
        </>
      ) : null}
    </>
  );
}
