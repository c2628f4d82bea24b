import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { videoDataSchema } from '../../../../contract/video/videoData';
import { styleSelectionMachine } from '../../../../src/machines/styleSelection/styleSelection.machine';
import { finishedJob } from '../../../support/listed';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { job: finishedJob };
const layout = (template: string) =>
  videoDataSchema.parse({
    projectId: 'p1',
    duration: 1000,
    tracks: [],
    trackItemIds: [],
    trackItemsMap: {},
    template,
  });
const fetched = (held: string | null, educational = true) => ({
  type: 'xstate.done.actor.fetchStyles' as const,
  output: {
    styles: [
      { template: 'default', layout: layout('default') },
      { template: 'educational', layout: educational ? layout('educational') : null },
    ],
    held,
    video: held === null ? null : layout(held),
  },
});
const noneFetched = { type: 'xstate.error.actor.fetchStyles' as const, error: new Error('offline') };
const chose = (template: string) => ({ type: 'style.chosen' as const, template });
const came = { type: 'xstate.done.actor.fetchLayout' as const, output: layout('educational') };
const missing = { type: 'xstate.error.actor.fetchLayout' as const, error: new Error('404') };
const saved = { type: 'xstate.done.actor.saveLayout' as const, output: { projectId: 'p1' } };
const notSaved = { type: 'xstate.error.actor.saveLayout' as const, error: new Error('500') };
const begun = { type: 'xstate.done.actor.renderProject' as const, output: { projectId: 'p1' } };
const notBegun = { type: 'xstate.error.actor.renderProject' as const, error: new Error('500') };
const edit = { type: 'edit.requested' as const };
const render = { type: 'render.requested' as const };

const model = modelOf(
  styleSelectionMachine,
  input,
  {
    'style.chosen': [chose('default'), chose('educational')],
    'xstate.done.actor.fetchStyles': [fetched('default'), fetched(null, false)],
    'xstate.error.actor.fetchStyles': [noneFetched],
    'xstate.done.actor.fetchLayout': [came],
    'xstate.error.actor.fetchLayout': [missing],
    'xstate.done.actor.saveLayout': [saved],
    'xstate.error.actor.saveLayout': [notSaved],
    'xstate.done.actor.renderProject': [begun],
    'xstate.error.actor.renderProject': [notBegun],
  },
  {
    alsoTellApart: ({ styles, chosen, held }) => [
      styles.filter((style) => style.layout).length,
      chosen,
      held,
    ],
  },
);
const paths = model.getShortestPaths();
type Seen = { context: ContextFrom<typeof styleSelectionMachine> };
const layoutIsThere = ({ context: { styles, chosen } }: Seen) =>
  expect(styles.find(({ template }) => template === chosen)?.layout?.template).toBe(chosen);
const layoutIsAwaited = ({ context: { styles, chosen } }: Seen) =>
  expect(styles.find(({ template }) => template === chosen)?.layout).toBeNull();
/** `judging` is passed through. */
type Seeable = Exclude<StatesOf<typeof styleSelectionMachine>, 'choosing.judging'>;
const states = {
  fetchingStyles: ({ context }) => expect(context.styles).toEqual([]),
  unavailable: ({ context }) => expect(context.styles).toEqual([]),
  'choosing.fetchingLayout': layoutIsAwaited,
  'choosing.layoutMissing': layoutIsAwaited,
  'choosing.applied.calm': layoutIsThere,
  'choosing.applied.saveRefused': layoutIsThere,
  'choosing.applied.renderRefused': layoutIsThere,
  'openingEditor.savingLayout': layoutIsThere,
  'startingRender.savingLayout': layoutIsThere,
  'startingRender.renderingProject': ({ context }) => expect(context.held).toBe(context.chosen),
  editing: layoutIsThere,
  rendering: layoutIsThere,
} satisfies Record<Seeable, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(styleSelectionMachine, input, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(styleSelectionMachine, input, events);

test('[S3] the style "default" is applied first', () => {
  expect(after(fetched('default')).context.chosen).toBe('default');
  expect(after(fetched(null)).context.chosen).toBe('default');
});
test('a project that was given another style begins with that one', () => {
  expect(after(fetched('educational')).context.chosen).toBe('educational');
  expect(after(fetched('a style of long ago')).context.chosen).toBe('default');
});
test('[S1] one style is chosen at a time', () => {
  expect(after(fetched('default'), chose('educational')).context.chosen).toBe('educational');
});
test('[S3] a layout that did not come is asked for again when its style is chosen', () => {
  const choice = [fetched('default', false), chose('educational')];
  expect(after(...choice).value).toEqual({ choosing: 'fetchingLayout' });
  expect(after(...choice, missing).value).toEqual({ choosing: 'layoutMissing' });
  expect(after(...choice, missing, { type: 'retried' }, came).value).toEqual({
    choosing: { applied: 'calm' },
  });
});
test('[S1] editing another style saves it before the editor opens', () => {
  const events = [fetched('default'), chose('educational'), edit];
  expect(after(...events).value).toEqual({ openingEditor: 'savingLayout' });
  expect(after(...events, saved).value).toBe('editing');
  expect(after(...events, notSaved).value).toEqual({ choosing: { applied: 'saveRefused' } });
});
test('what was edited in the style that the project has stays as it is', () => {
  expect(after(fetched('default'), edit).value).toBe('editing');
  expect(after(fetched('default'), render).value).toEqual({ startingRender: 'renderingProject' });
});
test('[S1] rendering another style saves it, then renders', () => {
  const events = [fetched('default'), chose('educational'), render];
  expect(after(...events).value).toEqual({ startingRender: 'savingLayout' });
  expect(after(...events, saved).value).toEqual({ startingRender: 'renderingProject' });
  expect(after(...events, saved, begun).value).toBe('rendering');
});
test('[S3] a refused render says so and can be tried again, without saving twice', () => {
  const events = [fetched('default'), chose('educational'), render, saved, notBegun];
  expect(after(...events).value).toEqual({ choosing: { applied: 'renderRefused' } });
  expect(after(...events, render).value).toEqual({ startingRender: 'renderingProject' });
});
