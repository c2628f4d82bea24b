import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { videoDataSchema } from '../../../../contract/video/videoData';
import { renderForecastMachine } from '../../../../src/machines/renderForecast/renderForecast.machine';
import { styleSelectionMachine } from '../../../../src/machines/styleSelection/styleSelection.machine';
import { StylesScreen } from '../../../../src/screens/styles/StylesScreen';
import { finishedJob } from '../../../support/listed';
import { walkScreen, type Walked } from '../../../support/walking/walkScreen';

const layout = (template: string) =>
  videoDataSchema.parse({
    projectId: 'p1',
    duration: 1000,
    tracks: [],
    trackItemIds: [],
    trackItemsMap: {},
    template,
  });
/** The project, with a marker that somebody has set. */
const worked = { ...layout('default'), markers: [{ id: 'm1', at: 500, name: 'here' }] };
const inStyle = (template: string) =>
  template === 'default' ? worked : { ...worked, template, styles: { default: { items: {}, tracks: {} } } };
const names: Readonly<Record<string, string>> = { default: 'Default', educational: 'Educational' };
const offline = new TypeError('fetch failed');
const box = (template: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: names[template] ?? template });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = () => screen.queryByRole('alert')?.textContent ?? null;

function expectTheChoice({ context: { chosen } }: Walked<typeof styleSelectionMachine>) {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Select video style');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Preview');
  expect(screen.getByRole('link', { name: 'Back to the video' }).getAttribute('href')).toBe('/project/p1');
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((one) => one.checked);
  expect(checked).toEqual([box(chosen)]);
}
async function expectApplied(walked: Walked<typeof styleSelectionMachine>) {
  expectTheChoice(walked);
  expect(await screen.findByText(`Playing ${walked.context.chosen}`)).toBeTruthy();
  expect([button('Edit video').disabled, button('Render video').disabled]).toEqual([false, false]);
}
function expectBusy() {
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every((one) => one.disabled)).toBe(true);
}

const walk = walkScreen(styleSelectionMachine)({
  input: { job: finishedJob },
  calls: ['fetchStyles', 'fetchLayout', 'saveLayout', 'renderProject'],
  passed: ['choosing.judging'],
  samples: {
    'style.chosen': [
      { type: 'style.chosen', template: 'default' },
      { type: 'style.chosen', template: 'educational' },
    ],
    'xstate.done.actor.fetchStyles': [
      {
        type: 'xstate.done.actor.fetchStyles',
        output: {
          styles: [
            { template: 'default', layout: layout('default') },
            { template: 'educational', layout: null },
          ],
          held: 'default',
          video: worked,
        },
      },
    ],
    'xstate.error.actor.fetchStyles': [{ type: 'xstate.error.actor.fetchStyles', error: offline }],
    'xstate.done.actor.fetchLayout': [
      { type: 'xstate.done.actor.fetchLayout', output: layout('educational') },
    ],
    'xstate.error.actor.fetchLayout': [{ type: 'xstate.error.actor.fetchLayout', error: offline }],
    'xstate.done.actor.saveLayout': [{ type: 'xstate.done.actor.saveLayout', output: { projectId: 'p1' } }],
    'xstate.error.actor.saveLayout': [{ type: 'xstate.error.actor.saveLayout', error: offline }],
    'xstate.done.actor.renderProject': [
      { type: 'xstate.done.actor.renderProject', output: { projectId: 'p1' } },
    ],
    'xstate.error.actor.renderProject': [{ type: 'xstate.error.actor.renderProject', error: offline }],
  },
  alsoTellApart: ({ styles, chosen, held }) => [styles.filter((style) => style.layout).length, chosen, held],
  screen: (actor) => (
    <StylesScreen
      actor={actor}
      forecast={createActor(renderForecastMachine, { input: { projectId: 'p1' } })}
      back={{ to: '/project/p1', label: 'Back to the video' }}
    />
  ),
  gestures: {
    retried: (_, { user }) => user.click(button('Try again')),
    'style.chosen': ({ template }, { user }) => user.click(box(template)),
    'edit.requested': (_, { user }) => user.click(button('Edit video')),
    'render.requested': (_, { user }) => user.click(button('Render video')),
  },
  states: {
    fetchingStyles: ({ inputOf }) => {
      expect(screen.getByRole('status', { name: 'Loading styles' })).toBeTruthy();
      expect(inputOf('fetchStyles')).toEqual({
        projectId: 'p1',
        remoteDir: 'https://files.example/j1/',
        entries: finishedJob.output.layouts,
      });
    },
    unavailable: () => expect(said()).toBe('ErrorFailed to fetch layout data. Please try again.Try again'),
    'choosing.fetchingLayout': (walked) => {
      expectTheChoice(walked);
      expect(screen.getByRole('status', { name: 'Loading the preview' })).toBeTruthy();
      expect(walked.inputOf('fetchLayout')).toEqual({
        remoteDir: 'https://files.example/j1/',
        entry: { template: 'educational', layout_file: 'educational.json' },
      });
    },
    'choosing.layoutMissing': (walked) => {
      expectTheChoice(walked);
      expect(said()).toBe('ErrorFailed to fetch layout data. Please try again.Try again');
      expect([button('Edit video').disabled, button('Render video').disabled]).toEqual([true, true]);
    },
    'choosing.applied.calm': async (walked) => {
      await expectApplied(walked);
      expect(said()).toBeNull();
      const isWarned = walked.context.chosen !== walked.context.held;
      expect(screen.queryByText(/^Your words, sounds, order and changes stay/u) !== null).toBe(isWarned);
    },
    'choosing.applied.saveRefused': async (walked) => {
      await expectApplied(walked);
      expect(said()).toBe('ErrorFailed to save the style. Please try again.');
    },
    'choosing.applied.renderRefused': async (walked) => {
      await expectApplied(walked);
      expect(said()).toBe('ErrorFailed to render video. Please try again.');
    },
    'openingEditor.savingLayout': ({ inputOf, context }) => {
      expectBusy();
      expect(button('Applying the style…').disabled).toBe(true);
      expect(inputOf('saveLayout')).toEqual({ projectId: 'p1', layout: inStyle(context.chosen) });
    },
    'startingRender.savingLayout': ({ inputOf, context }) => {
      expectBusy();
      expect(button('Starting the render…').disabled).toBe(true);
      expect(inputOf('saveLayout')).toEqual({ projectId: 'p1', layout: inStyle(context.chosen) });
    },
    'startingRender.renderingProject': ({ inputOf }) => {
      expectBusy();
      expect(button('Starting the render…').disabled).toBe(true);
      expect(inputOf('renderProject')).toEqual({ projectId: 'p1' });
    },
    editing: expectBusy,
    rendering: expectBusy,
  },
});

test.each(walk.paths)(
  '[S1] [S2] [S3] the choice of a style follows its chart: %s',
  (_, run) => run(),
  30_000,
);
test('[S1] no transition of choosing a style is left unwalked', () => expect(walk.untaken()).toEqual([]));
