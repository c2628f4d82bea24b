import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { themeMachine } from '../../../../../src/machines/theme/theme.machine';
import { openDialogMachine } from '../../../../../src/machines/workspace/openDialog.machine';
import { openPanelMachine } from '../../../../../src/machines/workspace/openPanel.machine';
import { openTabMachine } from '../../../../../src/machines/workspace/openTab.machine';
import { phoneSheetMachine } from '../../../../../src/machines/workspace/phoneSheet.machine';
import {
  panelNames,
  sheetNames,
  tabNames,
  type PanelName,
  type SheetName,
  type TabName,
} from '../../../../../src/machines/workspace/panels';
import type { Forecast } from '../../../../../contract/renderSettings';
import type { MomentWithout } from '../../../../../src/editor-engine/moments/momentsWithout';
import type { CheckReport } from '../../../../../src/editor-engine/check/checkReport';
import type { Finding } from '../../../../../src/editor-engine/check/finding';
import { publishCheckMachine } from '../../../../../src/machines/publishCheck/publishCheck.machine';
import { missingMachine } from '../../../../../src/machines/missing/missing.machine';
import { renderForecastMachine } from '../../../../../src/machines/renderForecast/renderForecast.machine';
import { renderStartMachine } from '../../../../../src/machines/renderStart/renderStart.machine';
import type { Editor } from '../../../../../src/screens/editor/EditorContext';
import type { Panes } from '../../../../../src/screens/editor/shell/panes';
import { MissingNotice } from '../../../../../src/screens/editor/shell/MissingNotice';
import { Workspace } from '../../../../../src/screens/editor/shell/Workspace';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { items } from '../../../editor-engine/support/sampleVideo';
import { walkScreen } from '../../../../support/walking/walkScreen';

// They come when they are needed; here they are there, so that nothing has to be waited for.
await import('../../../../../src/screens/editor/shell/DesktopPanes');
await import('../../../../../src/screens/editor/shell/phone/PhonePanes');
await import('../../../../../src/screens/editor/check/CheckBeforeRender');
await import('../../../../../src/screens/editor/check/CheckSheet');
await import('../../../../../src/screens/editor/render/RenderSheet');
await import('../../../../../src/screens/editor/shortcuts/ShortcutsSheet');

const toRender = {
  projectId: 'p1',
  settings: { kind: 'mp4', resolution: '1080p', fps: 30, captions: 'burnt', format: '9:16' },
  mailIsOffered: true,
  wantsMail: false,
} as const;
const panes: Panes = {
  player: <p>The player</p>,
  timeline: <p>The timeline</p>,
  panel: <p>The library</p>,
  inspector: <p>The inspector</p>,
  captions: <p>The captions</p>,
  transcript: <p>The transcript</p>,
  script: <p>The script</p>,
  sound: <p>The sound</p>,
  saveState: <p>Saved</p>,
  saveNotices: null,
  uploads: null,
  missing: <MissingNotice />,
  versions: null,
  styles: null,
};
/** The real one is a part of its own, tested there. */
const AsIfThere = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <div role="dialog" aria-label={name}>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);
const panelChart = openPanelMachine;
const tabChart = openTabMachine.provide({ actors: { followSelection: fromCallback(() => {}) } });
const phonePanel = createActor(panelChart).start();
const sheetChart = phoneSheetMachine.provide({
  actors: { watchSelection: fromCallback(() => {}) },
  actions: {
    openLibrary: (_, panel) => phonePanel.send({ type: 'panel.chosen', panel }),
    closeLibrary: () => phonePanel.send({ type: 'panel.closed' }),
  },
});
const themeChart = themeMachine.provide({
  actors: { watchSystem: fromCallback(() => {}) },
  actions: { keepTheme: () => {} },
});
const dialogChart = openDialogMachine.provide({ actors: { listenToKeys: fromCallback(() => {}) } });

const forecastChart = renderForecastMachine.provide({
  actors: { foretellRender: fromPromise(() => new Promise<readonly Forecast[]>(() => {})) },
});

const missingChart = missingMachine.provide({
  actors: { watchDocument: fromCallback(() => {}) },
  actions: { mend: () => void did.push('mend'), goTo: (_, atMs) => void did.push(`go to ${atMs}`) },
});
const still = createActor(missingChart).start();

/** The frame around one chart that is walked; the others stand still. */
const frame = (brought: Partial<Editor>, dialogs: { versions?: ReactNode; styles?: ReactNode } = {}) =>
  inEditor(
    editorWorld({
      panel: createActor(panelChart).start(),
      tab: createActor(tabChart).start(),
      phoneSheet: createActor(sheetChart).start(),
      dialog: createActor(dialogChart).start(),
      theme: createActor(themeChart, { input: { kept: 'dark' } }).start(),
      renderStart: createActor(renderStartMachine, { input: toRender }).start(),
      renderForecast: createActor(forecastChart, { input: { projectId: 'p1' } }).start(),
      missing: () => still,
      publishCheck: createActor(publishCheckMachine).start(),
      ...brought,
    }),
    <Workspace panes={{ ...panes, ...dialogs }} notice={null} />,
  );
const onPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isPhone,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const tool = (name: string | RegExp) => screen.findByRole('button', { name });
const panelTitles: Record<PanelName, string> = {
  text: 'Text',
  audios: 'Audios',
  shapes: 'Shapes',
  photos: 'Photos',
  videos: 'Videos',
  brand: 'Brand',
};
const showsPanel = (open: PanelName) => async () => {
  const region = await screen.findByRole('region', { name: panelTitles[open] });
  expect(within(region).getByText('The library')).toBeTruthy();
  expect((await tool(panelTitles[open])).getAttribute('aria-expanded')).toBe('true');
};

const panels = walkScreen(panelChart)({
  input: undefined,
  calls: [],
  samples: { 'panel.chosen': panelNames.map((panel) => ({ type: 'panel.chosen' as const, panel })) },
  screen: (panel) => {
    onPhone(false);
    return frame({ panel });
  },
  gestures: {
    'panel.chosen': async ({ panel }, { user }) => user.click(await tool(panelTitles[panel])),
    'panel.closed': async (_, { user }) => user.click(await tool('Close panel')),
  },
  // The tool of an open library closes it; a closed one has nothing to close.
  offers: ({ value }, event) =>
    event.type === 'panel.closed'
      ? value !== 'closed'
      : value !== (event as unknown as { panel: PanelName }).panel,
  states: {
    closed: async () => {
      expect(await screen.findByRole('region', { name: 'Timeline' })).toBeTruthy();
      expect(screen.queryByText('The library')).toBeNull();
    },
    text: showsPanel('text'),
    audios: showsPanel('audios'),
    shapes: showsPanel('shapes'),
    photos: showsPanel('photos'),
    videos: showsPanel('videos'),
    brand: showsPanel('brand'),
  },
});
test.each(panels.paths)('[E5] [E7] the libraries open as their chart says: %s', (_, run) => run());

const tabTitles: Record<TabName, string> = {
  inspector: 'Edit',
  captions: 'Captions',
  transcript: 'Transcript',
  script: 'Script',
};
const showsTab = (open: TabName, content: string) => async () => {
  const tab = await screen.findByRole('tab', { name: tabTitles[open] });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(within(screen.getByRole('tabpanel')).getByText(content)).toBeTruthy();
};
const tabs = walkScreen(tabChart)({
  input: undefined,
  calls: [],
  samples: { 'tab.chosen': tabNames.map((tab) => ({ type: 'tab.chosen' as const, tab })) },
  screen: (tab) => {
    onPhone(false);
    return frame({ tab });
  },
  gestures: {
    'tab.chosen': async ({ tab }, { user }) =>
      user.click(await screen.findByRole('tab', { name: tabTitles[tab] })),
  },
  offers: ({ value }, event) => {
    const { tab } = event as unknown as { tab: TabName };
    return value !== tab;
  },
  states: {
    inspector: showsTab('inspector', 'The inspector'),
    captions: showsTab('captions', 'The captions'),
    transcript: showsTab('transcript', 'The transcript'),
    script: showsTab('script', 'The script'),
  },
});
test.each(tabs.paths)('[E6] [E7] the tabs open as their chart says: %s', (_, run) => run());

const sheetTitles: Record<SheetName, string> = {
  inspector: 'Edit',
  sound: 'Volume and speed',
  captions: 'Captions',
  script: 'Script',
};
const showsSheet = (title: string, content: string) => async () => {
  const sheet = await screen.findByRole('region', { name: title });
  expect(within(sheet).getByText(content)).toBeTruthy();
  // The timeline stays beneath, out of reach.
  expect(screen.getByText('The timeline').closest('[inert]')).not.toBeNull();
};
const chosen = openEngine();
const phoneSheets = walkScreen(sheetChart)({
  input: undefined,
  calls: [],
  samples: {
    'sheet.chosen': sheetNames.map((sheet) => ({ type: 'sheet.chosen' as const, sheet })),
    'library.chosen': panelNames.map((panel) => ({ type: 'library.chosen' as const, panel })),
    'selection.changed': [0, 1].map((count) => ({ type: 'selection.changed' as const, count })),
  },
  screen: (phoneSheet) => {
    onPhone(true);
    return frame({ phoneSheet, panel: phonePanel, engine: chosen });
  },
  gestures: {
    'sheet.chosen': async ({ sheet }, { user }) => {
      act(() => chosen.session.selection.set(sheet === 'sound' ? [items.clip.id] : []));
      await user.click(await tool(sheet === 'sound' ? 'Volume' : sheetTitles[sheet]));
    },
    'library.chosen': async ({ panel }, { user }) => {
      act(() => chosen.session.selection.set([]));
      // The tool of an open library closes it.
      if ((await tool(panelTitles[panel])).getAttribute('aria-expanded') === 'true')
        await user.click(await tool(panelTitles[panel]));
      await user.click(await tool(panelTitles[panel]));
    },
    'sheet.closed': async (_, { user }) => user.click(await tool('Close panel')),
    'selection.changed': (event, { actor }) => act(() => actor.send(event)),
  },
  offers: ({ value }, event) =>
    event.type === 'sheet.closed'
      ? value !== 'closed'
      : value !== (event as unknown as { sheet?: SheetName }).sheet,
  states: {
    closed: async () => expect((await screen.findByText('The timeline')).closest('[inert]')).toBeNull(),
    library: async () => {
      const open = phonePanel.getSnapshot().value as PanelName;
      await showsSheet(panelTitles[open], 'The library')();
    },
    inspector: showsSheet(sheetTitles.inspector, 'The inspector'),
    sound: showsSheet(sheetTitles.sound, 'The sound'),
    captions: showsSheet(sheetTitles.captions, 'The captions'),
    script: showsSheet(sheetTitles.script, 'The script'),
  },
});
test.each(phoneSheets.paths)('[E5] [E7] on a phone, the sheets open as their chart says: %s', (_, run) =>
  run(),
);
test('[E7] no transition of the sheets is left unwalked', () => expect(phoneSheets.untaken()).toEqual([]));

test('[E2] on a phone, what is selected is split, doubled and deleted from the bar, and the focus stays there', async () => {
  onPhone(true);
  const engine = openEngine();
  engine.session.selection.set([items.first.id]);
  engine.session.playback.setLength({ duration: 300, fps: 30 });
  engine.session.playback.seekToMs(2000);
  const user = userEvent.setup();
  render(<MemoryRouter>{frame({ engine, phoneSheet: createActor(sheetChart).start() })}</MemoryRouter>);
  const bar = await screen.findByRole('navigation', { name: 'Actions for Picture 1' });
  expect(
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Done',
    'Edit',
    'Split',
    'Delete',
    'Duplicate',
    'Replace',
    'Earlier',
    'Later',
    'Turn off',
    'Delete and close gap',
  ]);
  await user.click(within(bar).getByRole('button', { name: 'Split' }));
  expect(engine.history.undoName).toBe('item.split');
  engine.undo();
  engine.session.selection.set([items.first.id]);
  await user.click(await tool('Delete'));
  expect(engine.item(items.first.id)).toBeUndefined();
  expect(document.activeElement).toBe(await tool('Photos'));
});

const dialogs = walkScreen(dialogChart)({
  input: undefined,
  calls: [],
  samples: {},
  screen: (dialog) => {
    onPhone(false);
    const close = () => dialog.send({ type: 'dialog.closed' });
    return frame(
      { dialog },
      {
        versions: <AsIfThere name="Versions" onClose={close} />,
        styles: <AsIfThere name="Styles" onClose={close} />,
      },
    );
  },
  gestures: {
    'shortcuts.asked': async (_, { user }) => user.click(await tool('Keyboard shortcuts')),
    'styles.asked': async (_, { user }) => user.click(await tool('Styles')),
    'versions.asked': async (_, { user }) => user.click(await tool('Versions')),
    'formats.asked': async (_, { user }) => user.click(await tool('Format: 9:16 portrait')),
    // What is no dialog over the whole of it closes by its key.
    'dialog.closed': async (_, { user }) =>
      screen.queryByRole('button', { name: 'Close' })
        ? user.click(await tool('Close'))
        : user.keyboard('{Escape}'),
  },
  states: {
    none: () => expect(screen.queryByRole('dialog')).toBeNull(),
    shortcuts: async () =>
      expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy(),
    formats: async () => expect(await screen.findByRole('dialog', { name: 'Format' })).toBeTruthy(),
    styles: async () => expect(await screen.findByRole('dialog', { name: 'Styles' })).toBeTruthy(),
    versions: async () => expect(await screen.findByRole('dialog', { name: 'Versions' })).toBeTruthy(),
  },
});
test.each(dialogs.paths)('the dialogs open as their chart says: %s', (_, run) => run());

test.each([
  ['unchosen', null, 'Light colours', 'light'],
  ['dark', 'dark', 'Light colours', 'light'],
  ['light', 'light', 'Dark colours', 'dark'],
  ['as a light system', 'system', 'Dark colours', 'dark'],
] as const)('[I2] colours that are %s change by one press', async (_, kept, label, then) => {
  onPhone(false);
  const theme = createActor(themeChart, { input: { kept } }).start();
  theme.send({ type: 'editor.entered' });
  render(<MemoryRouter>{frame({ theme })}</MemoryRouter>);
  fireEvent.click(await tool(label));
  expect(theme.getSnapshot().value.choice).toBe(then);
  expect(await tool(then === 'dark' ? 'Light colours' : 'Dark colours')).toBeTruthy();
});

const gaps: readonly MomentWithout[] = [{ lacks: 'picture', from: 4000, to: 7000 }];
function withGap() {
  const engine = openEngine();
  engine.execute('items.remove', { ids: [items.second.id] });
  return engine;
}
const pressInDialog = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const did: string[] = [];
const film = {
  kind: 'mp4',
  format: '9:16',
  resolution: '1080p',
  fps: 30,
  width: 1080,
  height: 1920,
} as const;
const tooLong = { detail: 'Too long for a GIF.', code: 'gif_too_long' };
const forecasts: readonly Forecast[] = [
  { ...film, seconds: 42, bytes: 9_100_000, refusal: null },
  { ...film, kind: 'gif', seconds: null, bytes: null, refusal: tooLong },
];
const sheet = () => screen.findByRole('dialog', { name: 'Render video' });
const checkSheet = () => screen.findByRole('dialog', { name: 'Before you publish' });
const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const noPicture: Finding = {
  ...{ kind: 'noPicture', from: 4000, to: 7000, itemIds: [], figures: {} },
  mend: [{ name: 'gap.close', payload: { atMs: 4000 } }],
};
const tooSmall: Finding = {
  ...{ kind: 'smallPicture', from: 0, to: 4000, itemIds: [items.first.id], mend: null },
  figures: { width: 400, height: 700, scale: 2.7 },
};
const notSpoken: Finding = {
  ...{
    kind: 'unspoken',
    from: 7000,
    to: 9000,
    itemIds: [],
    mend: { speech: {} },
    figures: { text: 'Hydra.' },
  },
};
const notReached = 'Couldn’t speak the script. Nothing was changed.';
const report = (...findings: Finding[]): CheckReport => ({
  findings,
  unknown: [{ what: 'sounds', count: 1 }],
});
const checkActions = {
  mend: (_: unknown, { kind }: Finding) => void did.push(`mend ${kind}`),
  goTo: (_: unknown, { from }: Finding) => void did.push(`go to ${from}`),
};
const looked = (output: CheckReport) => ({ type: 'xstate.done.actor.lookThrough', output }) as const;
const notLooked = { type: 'xstate.error.actor.lookThrough', error: new Error('broken') } as const;
const goThere = async (user: UserEvent) => {
  did.length = 0;
  await pressInDialog(user, '0:04 3.0 s without a picture');
  expect(did).toEqual(['go to 4000']);
};
const mendIt = async (user: UserEvent, { kind }: Finding) => {
  did.length = 0;
  if (kind === 'unspoken') return pressInDialog(user, 'Have it spoken: “Hydra.” is not spoken yet');
  await pressInDialog(user, 'Fill it: 3.0 s without a picture');
  expect(did).toEqual(['mend noPicture']);
};
const namesIt = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('region', { name: 'Fix before publishing' }).textContent).toContain(
    '0:04 3.0 s without a picture',
  );
  expect(within(dialog).getByRole('region', { name: 'Worth a look' }).textContent).toContain(
    'Replace it with a larger one, or show it smaller.',
  );
  return dialog;
};
test('[E2] what an edit has left is told over the video, where it hides no tab of the details', async () => {
  onPhone(false);
  const { unmount } = render(<MemoryRouter>{frame({})}</MemoryRouter>);
  const stage = await screen.findByRole('region', { name: 'Preview' });
  expect(within(stage).getByRole('status', { name: 'What is missing' })).toBeTruthy();
  unmount();

  // A phone has no room over its picture.
  onPhone(true);
  render(<MemoryRouter>{frame({})}</MemoryRouter>);
  const small = await screen.findByRole('region', { name: 'Preview' });
  expect(within(small).queryByRole('status', { name: 'What is missing' })).toBeNull();
  expect(screen.getByRole('status', { name: 'What is missing' })).toBeTruthy();
});
test('[ED4] what one press would take is told on its button, before it is pressed', async () => {
  const engine = withGap();
  const foretold = forecastChart.provide({ actors: { foretellRender: fromPromise(async () => forecasts) } });
  const renderForecast = createActor(foretold, { input: { projectId: 'p1' } }).start();
  onPhone(false);
  render(<MemoryRouter>{frame({ engine, renderForecast })}</MemoryRouter>);
  const button = screen.getByRole('button', { name: 'Render video' });
  await waitFor(() => expect(button.title).toBe('about 42 seconds · about 9.1 MB'));
  expect(button.textContent).toBe('Render video');
  expect(button.querySelector('[data-amount]')?.getAttribute('data-amount')).toBe('≈ 42s · 9.1 MB');
});

const renderChart = renderStartMachine.provide({
  actions: checkActions,
});
const renders = walkScreen(renderChart as typeof renderStartMachine)({
  input: toRender,
  calls: ['lookThrough', 'saveChanges', 'foretellRender', 'renderProject', 'speakSentence'],
  alsoTellApart: ({ settings, formats, mail }) => [settings.kind, formats, mail],
  offers: ({ context }, { type }) => type !== 'format.toggled' || context.formats.length === 1,
  limit: 6000,
  samples: {
    'settings.changed': [{ type: 'settings.changed', change: { kind: 'gif' } }],
    'format.toggled': [{ type: 'format.toggled', format: '1:1' }],
    'mail.changed': [{ type: 'mail.changed', mail: true }],
    'xstate.done.actor.foretellRender': [{ type: 'xstate.done.actor.foretellRender', output: forecasts }],
    'xstate.error.actor.foretellRender': [
      { type: 'xstate.error.actor.foretellRender', error: new Error('offline') },
    ],
    'xstate.done.actor.lookThrough': [looked(report()), looked(report(noPicture, notSpoken, tooSmall))],
    'xstate.error.actor.lookThrough': [notLooked],
    'finding.chosen': [{ type: 'finding.chosen', finding: noPicture }],
    'mend.chosen': [
      { type: 'mend.chosen', finding: noPicture },
      { type: 'mend.chosen', finding: notSpoken },
    ],
    'xstate.done.actor.speakSentence': [{ type: 'xstate.done.actor.speakSentence', output: undefined }],
    'xstate.error.actor.speakSentence': [
      { type: 'xstate.error.actor.speakSentence', error: { status: 502, detail: 'The voice is gone.' } },
    ],
    'xstate.done.actor.saveChanges': [{ type: 'xstate.done.actor.saveChanges', output: undefined }],
    'xstate.error.actor.saveChanges': [
      { type: 'xstate.error.actor.saveChanges', error: new Error('offline') },
    ],
    'xstate.done.actor.renderProject': [
      { type: 'xstate.done.actor.renderProject', output: { projectId: 'p1' } },
    ],
    'xstate.error.actor.renderProject': [
      { type: 'xstate.error.actor.renderProject', error: new Error('offline') },
    ],
  },
  screen: (renderStart) => {
    onPhone(false);
    return frame({ renderStart, engine: withGap() });
  },
  gestures: {
    'render.confirmed': (_, { user }) => pressInDialog(user, 'Render anyway'),
    'settings.changed': async (_, { user }) => user.click(await choice('GIF')),
    'format.toggled': async (_, { user }) =>
      user.click(await screen.findByRole('checkbox', { name: '1:1 square' })),
    'mail.changed': async (_, { user }) =>
      user.click(await screen.findByRole('checkbox', { name: 'E-mail me when it’s done' })),
    'choice.confirmed': (_, { user }) => pressInDialog(user, 'Render'),
    'sheet.closed': async (_, { user }) => {
      await sheet();
      await user.keyboard('{Escape}');
    },
    'mend.chosen': ({ finding }, { user }) => mendIt(user, finding),
    'finding.chosen': (_, { user }) => goThere(user),
    'render.requested': (_, { user }) => user.click(screen.getByRole('button', { name: 'Render video' })),
    'choice.requested': (_, { user }) =>
      user.click(screen.getByRole('button', { name: 'Formats, size and time' })),
    'refusal.dismissed': async (_, { user, actor }) =>
      actor.getSnapshot().matches('unsaved') || actor.getSnapshot().matches('refused')
        ? user.click(screen.getByRole('button', { name: 'Dismiss' }))
        : pressInDialog(user, 'Back to editing'),
  },
  states: {
    looking: () =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checking…' }).disabled).toBe(true),
    'naming.listed': async () => {
      await namesIt('Before you render');
      expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
    },
    'naming.unspoken': async ({ context }) => {
      const dialog = await namesIt('Before you render');
      expect(within(dialog).getByRole('alert').textContent).toBe(context.refusal ?? notReached);
    },
    speakingSentence: async ({ inputOf }) => {
      expect((await namesIt('Before you render')).textContent).toContain('Speaking…');
      expect(inputOf('speakSentence')).toEqual({ finding: notSpoken });
    },
    lookingAgain: async () =>
      expect((await namesIt('Before you render')).textContent).toContain('Checking again…'),
    calm: () => {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Render video' }).disabled).toBe(false);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    savingChanges: () =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving…' }).disabled).toBe(true),
    savingLastChanges: () =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving…' }).disabled).toBe(true),
    renderingProject: ({ inputOf }) => {
      expect(inputOf('renderProject')).toMatchObject({ projectId: 'p1', settings: { resolution: '1080p' } });
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Starting the render…' }).disabled).toBe(
        true,
      );
    },
    'choosing.foretelling': async () =>
      expect((await sheet()).textContent).toContain('Estimating size and time…'),
    'choosing.foretold': async ({ context: { settings, formats } }) => {
      const isGif = settings.kind === 'gif';
      if (formats.length > 1) {
        expect((await sheet()).textContent).toContain('Size and time aren’t known right now.');
        return;
      }
      expect((await choice(isGif ? 'GIF' : 'MP4')).checked).toBe(true);
      const said = isGif ? 'time unknown · size unknown' : 'about 42 seconds · about 9.1 MB';
      expect((await sheet()).textContent).toContain(`1080 × 1920 px · ${said}`);
      expect(screen.queryByRole('alert')?.textContent).toBe(isGif ? 'Too long for a GIF.' : undefined);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Render' }).disabled).toBe(isGif);
      expect(screen.queryAllByRole('radio', { name: '4K' })).toHaveLength(isGif ? 0 : 1);
    },
    'choosing.unforetold': async () =>
      expect((await sheet()).textContent).toContain('Size and time aren’t known right now.'),
    unsaved: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t save your last changes'),
    refused: () =>
      expect(screen.getByRole('alert').textContent).toContain('Failed to render video. Please try again.'),
    started: () =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Starting the render…' }).disabled).toBe(
        true,
      ),
  },
});
test.each(renders.paths)('[E7] a render begins as its chart says: %s', (_, run) => run());
test('[E7] no transition of the way to a render is left unwalked', () =>
  expect(renders.untaken()).toEqual([]));
const checks = walkScreen(
  publishCheckMachine.provide({ actions: checkActions }) as typeof publishCheckMachine,
)({
  input: undefined,
  calls: ['lookThrough', 'speakSentence'],
  samples: {
    'xstate.done.actor.lookThrough': [looked(report()), looked(report(noPicture, notSpoken, tooSmall))],
    'xstate.error.actor.lookThrough': [notLooked],
    'finding.chosen': [{ type: 'finding.chosen', finding: noPicture }],
    'mend.chosen': [
      { type: 'mend.chosen', finding: noPicture },
      { type: 'mend.chosen', finding: notSpoken },
    ],
    'xstate.done.actor.speakSentence': [{ type: 'xstate.done.actor.speakSentence', output: undefined }],
    'xstate.error.actor.speakSentence': [
      { type: 'xstate.error.actor.speakSentence', error: { status: 502, detail: 'The voice is gone.' } },
    ],
  },
  screen: (publishCheck) => {
    onPhone(false);
    return frame({ publishCheck });
  },
  gestures: {
    'check.requested': async (_, { user, actor }) =>
      actor.getSnapshot().matches('failed')
        ? pressInDialog(user, 'Try again')
        : user.click(await tool('Check before publishing')),
    'finding.chosen': (_, { user }) => goThere(user),
    'mend.chosen': ({ finding }, { user }) => mendIt(user, finding),
    'sheet.closed': async (_, { user }) => {
      await screen.findByRole('dialog', { name: 'Before you publish' });
      await user.keyboard('{Escape}');
    },
  },
  states: {
    idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
    checking: async () =>
      expect(within(await checkSheet()).getByRole('status', { name: 'Checking the video…' })).toBeTruthy(),
    'found.listed': async () => {
      const dialog = await namesIt('Before you publish');
      expect(dialog.textContent).toContain('How loud one sound is');
      expect(within(dialog).queryByRole('alert')).toBeNull();
    },
    'found.unspoken': async ({ context }) => {
      const dialog = await namesIt('Before you publish');
      expect(within(dialog).getByRole('alert').textContent).toBe(context.problem ?? notReached);
    },
    speakingSentence: async ({ inputOf }) => {
      expect((await namesIt('Before you publish')).textContent).toContain('Speaking…');
      expect(inputOf('speakSentence')).toEqual({ finding: notSpoken });
    },
    checkingAgain: async () =>
      expect((await namesIt('Before you publish')).textContent).toContain('Checking again…'),
    clean: async () =>
      expect((await checkSheet()).textContent).toContain('Nothing to fix in what we could check.'),
    failed: async () => expect((await checkSheet()).textContent).toContain('Couldn’t check the video'),
  },
});
test.each(checks.paths)('[PC1] the publish check goes as its chart says: %s', (_, run) => run());
test('[PC1] no transition of the publish check is left unwalked', () => expect(checks.untaken()).toEqual([]));

/** The document is watched by the real one; what it says is sent here. */
const missing = { moments: gaps, mend: 'fill' } as const;
const misses = walkScreen(missingChart as typeof missingMachine)({
  input: undefined,
  calls: [],
  samples: {
    'moments.left': [{ type: 'moments.left', missing }],
    'moments.stayed': [{ type: 'moments.stayed', missing }],
    'moment.chosen': [{ type: 'moment.chosen', atMs: 4000 }],
  },
  screen: (actor) => {
    onPhone(false);
    did.length = 0;
    return frame({ missing: () => actor, engine: withGap() });
  },
  gestures: {
    'moments.left': (event, { actor }) => act(() => actor.send(event)),
    'moments.stayed': (event, { actor }) => act(() => actor.send(event)),
    'moments.filled': (event, { actor }) => act(() => actor.send(event)),
    'mend.chosen': async (_, { user }) => {
      await user.click(screen.getByRole('button', { name: 'Extend Picture 1' }));
      expect(did).toContain('mend');
    },
    'moment.chosen': async (_, { user }) => {
      await user.click(screen.getByRole('button', { name: '3.0 s without a picture at 0:04' }));
      expect(did).toContain('go to 4000');
    },
    'notice.dismissed': (_, { user }) => user.click(screen.getByRole('button', { name: 'Dismiss' })),
  },
  states: {
    nothing: () => expect(screen.getByRole('status', { name: 'What is missing' }).textContent).toBe(''),
    telling: () =>
      expect(screen.getByRole('status', { name: 'What is missing' }).textContent).toContain(
        '3.0 s without a picture at 0:04',
      ),
  },
});
test.each(misses.paths)('[SC3] what is missing is told as its chart says: %s', (_, run) => run());
test('[SC3] no transition of what is missing is left unwalked', () => expect(misses.untaken()).toEqual([]));
test('no transition of the dialogs is left unwalked', () => expect(dialogs.untaken()).toEqual([]));
test('[E7] no transition of the libraries is left unwalked', () => expect(panels.untaken()).toEqual([]));
test('[E7] no transition of the tabs is left unwalked', () => expect(tabs.untaken()).toEqual([]));
