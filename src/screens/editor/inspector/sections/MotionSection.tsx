/** How an item moves while it is there, and how it comes and goes. [Y4] */
import { Suspense } from 'react';
import { NEW_ITEM_ZOOM_MS, TRANSITION_MS, TRANSITION_SECONDS } from '../../../../../contract/limits';
import type { Animation, TrackItem } from '../../../../../contract/video/videoData';
import { brokenSmall, later } from '../../../../ui/loading/later';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { waitingEntrances } from '../../../../templates/motion/timing';
import { useVideoData } from '../../engine/useEngine';
import { useEditor } from '../../EditorContext';
import { choicesOf } from '../choices';
import { common, idsOf } from '../common';
import { ChoiceField } from '../fields/ChoiceField';
import { SecondsField } from '../fields/SecondsField';
import * as css from '../inspector.css';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';
import type { SectionProps } from './SectionProps';

/** It works with the film's own spring, which is not needed before. */
const TransitionTiles = later(() => import('./TransitionTiles'), brokenSmall);

const text = words.motion;
const NONE = 'none';
const standard = { duration: NEW_ITEM_ZOOM_MS, delay: 0, easing: 'easeInOut' } as const;
const sides = ['in', 'out'] as const;

const animationOf = (item: TrackItem) => (item.type === 'audio' ? undefined : item.details.animation);
const transitionOf = (item: TrackItem) => (item.type === 'audio' ? undefined : item.details.transition);
const longest = (items: readonly TrackItem[]) =>
  Math.max(...items.map(({ display }) => display.to - display.from));

export function MotionSection({ items }: SectionProps) {
  const { run, settle } = useFieldCommands();
  const ids = idsOf(items);
  const animation = animationOf(items[0] as TrackItem);
  const set = (changes: Partial<Animation>) =>
    run(
      'item.setAnimation',
      { ids, animation: { type: 'zoom', ...standard, ...animation, ...changes } },
      `animation.${Object.keys(changes).join()}`,
    );
  const isMoving = items.every((item) => animationOf(item));
  const maxMs = Math.max(0, longest(items));
  return (
    <Section title={words.sections.motion}>
      <ChoiceField
        label={text.animation}
        initial={NONE}
        choices={choicesOf(text.animations)}
        value={common(items, (item) => animationOf(item)?.type ?? NONE)}
        onChange={(type) =>
          type === NONE
            ? run('item.setAnimation', { ids, animation: null })
            : set({ type: type as Animation['type'] })
        }
      />
      {isMoving ? (
        <>
          <SecondsField
            label={text.duration}
            maxMs={maxMs}
            value={common(items, (item) => animationOf(item)?.duration ?? 0)}
            onChange={(duration) => set({ duration })}
            onSettle={settle}
          />
          <SecondsField
            label={text.delay}
            maxMs={maxMs}
            value={common(items, (item) => animationOf(item)?.delay ?? 0)}
            onChange={(delay) => set({ delay })}
            onSettle={settle}
          />
          <ChoiceField
            label={text.easing}
            choices={choicesOf(text.easings)}
            value={common(items, (item) => animationOf(item)?.easing ?? standard.easing)}
            onChange={(easing) => set({ easing: easing as Animation['easing'] })}
          />
        </>
      ) : null}
      {sides.map((side) => (
        <Crossing key={side} side={side} items={items} />
      ))}
    </Section>
  );
}

/** How they come, or how they go: which way, and how long it takes. */
function Crossing({ side, items }: SectionProps & { side: (typeof sides)[number] }) {
  const { folds } = useEditor();
  const { run, settle } = useFieldCommands();
  const ids = idsOf(items);
  const name = common(items, (item) => transitionOf(item)?.[side] ?? NONE);
  const length = `${side}Duration` as const;
  const data = useVideoData();
  const isUnplayed = side === 'in' && ids.some((id) => waitingEntrances(data).has(id));
  return (
    <>
      <details
        className={css.crossingFold}
        open={folds.isOpen(text[side], false)}
        onToggle={({ currentTarget }) => folds.keep(text[side], currentTarget.open)}
      >
        <summary className={css.crossingSummary}>
          {text[side]}
          <span className={css.crossingChosen}>
            {name === null ? words.mixed : text.transitions[name as keyof typeof text.transitions]}
          </span>
        </summary>
        <Suspense fallback={null}>
          <TransitionTiles
            side={side}
            chosen={name}
            onChosen={(next) => run('item.setTransition', { ids, [side]: next })}
          />
        </Suspense>
      </details>
      {items.every((item) => transitionOf(item)?.[side]) ? (
        <SecondsField
          label={text.lengths[side]}
          minMs={TRANSITION_MS.min}
          maxMs={TRANSITION_MS.max}
          initial={TRANSITION_SECONDS * 1000}
          value={common(items, (item) => transitionOf(item)?.[length] ?? TRANSITION_SECONDS * 1000)}
          onChange={(ms) =>
            run('item.setTransition', { ids, [length]: ms === TRANSITION_SECONDS * 1000 ? null : ms }, length)
          }
          onSettle={settle}
        />
      ) : null}
      {isUnplayed ? <p className={css.hint}>{text.notPlayed}</p> : null}
    </>
  );
}
