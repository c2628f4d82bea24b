import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { TEXT_ENTRANCE_FRAMES } from '../../../../../contract/limits';
import { NATURE_TRACKS } from '../../../../../contract/sound/nature';
import { MUSIC_TRACKS } from '../../../../../contract/sound/music';
import { shapeNames } from '../../../../../contract/video/shapes';
import type { App } from '../../../../../src/app/app';
import { createCommands } from '../../../../../src/app/editor/commands/createCommands';
import { createAnnouncer } from '../../../../../src/app/editor/announcer';
import { provideLibrary } from '../../../../../src/app/editor/implementations/library.implementations';
import type { PanelName } from '../../../../../src/machines/workspace/panels';
import type { MediaReader } from '../../../../../src/services/browser/media/mediaReader';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { libraryMedia, libraryOpenAt } from '../../../../support/editor/libraryWorld';
import { answer, mountScreen } from '../../../../support/walking/mountScreen';

const LAKE = 'media:u/u1/media/lake.jpg';
beforeEach(() => localStorage.clear());

type Listing = (kind: string, after?: string) => { media: readonly object[]; next: string | null };

/** The library on a real engine, with what the server would answer of two files that are kept. */
async function open(panel: PanelName, listed: Listing = () => ({ media: [], next: null })) {
  const kept = [
    { id: '1', src: LAKE, type: 'image', preview: null, name: 'lake.jpg' },
    { id: '2', src: 'media:u/u1/media/hill.mp4', type: 'video', preview: null, name: 'hill.mp4' },
  ];
  localStorage.setItem('uploadedMedia', JSON.stringify(kept));
  const media = kept.map(({ src, type }) => ({
    address: src,
    url: src.replace('media:', '/media/1.a/'),
    kind: type,
    width: 400,
    height: 300,
    duration_ms: type === 'video' ? 2000 : null,
    backdrop_url: null,
    focus: { x: 0.25, y: 0.75 },
    beats: null,
    created_time: '2026-11-24T05:00:00.000Z',
  }));
  const engine = openEngine();
  engine.session.playback.setLength({ duration: 600, fps: 30 });
  engine.session.playback.seekToMs(1000);
  const toasts = { send: vi.fn() };
  const app = {
    call: async ({ path }: { path: string }, { query }: { query?: { kind: string; after?: string } } = {}) =>
      path === '/media' ? listed(query?.kind ?? '', query?.after) : { media },
    session: { getSnapshot: () => ({ context: { session: { userId: 'u1' } } }) },
    toasts,
    window,
  } as unknown as App;
  const announcer = createAnnouncer();
  const { announce } = announcer;
  const commands = createCommands({ engine, announce });
  const library = createActor(
    provideLibrary({ app, engine, reader: {} as MediaReader, commands, announce }),
  ).start();
  const user = mountScreen(libraryOpenAt(panel, library, { engine, ...announcer }));
  await answer(() => {});
  await answer(() => {});
  const added = () => Object.values(engine.videoData().trackItemsMap).filter(({ id }) => id.includes('_new'));
  return { engine, library, user, toasts, added, announced: () => announcer.announced.get().text };
}
const button = (name: string) => screen.getByRole('button', { name });
/** By what a press on it does: it is called what is read in it. */
const doing = (description: string) => screen.getByRole('button', { description });

test('[E8] Add text adds a text at the playhead, which moves to where the text has faded in', async () => {
  const { engine, user, added, announced } = await open('text');
  await user.click(button('Add text'));
  expect(engine.session.playback.get().currentFrame).toBe(30 + TEXT_ENTRANCE_FRAMES - 1);
  expect(added()).toMatchObject([
    { type: 'text', display: { from: 1000, to: 4000 }, details: { text: 'Your text' } },
  ]);
  expect(announced()).toBe('Done: Add text');
});
test.each(['title', 'subtitle', 'label', 'quote', 'lower third'])(
  '[E7] a %s is a look of its own',
  async (look) => {
    const { user, added } = await open('text');
    await user.click(doing(`Add ${look}`));
    expect(added().map(({ type }) => type)).toEqual(['text']);
  },
);
test('[E8] each of the shapes that are offered goes into the video', async () => {
  const { user, added } = await open('shapes');
  const stickers = screen.getByRole('region', { name: 'Stickers' });
  const shapes = screen.getAllByRole('button').filter((one) => !stickers.contains(one));
  for (const shape of shapes) await user.click(shape);
  expect(shapes.length).toBe(27);
  expect(added().map((item) => (item.type === 'shape' ? item.details.shape : item.type))).toEqual([
    ...shapeNames,
  ]);
});
test('[E7] [E8] shapes and stickers are found by their names, and added by keys alone', async () => {
  const { user, added } = await open('shapes');
  const offered = () =>
    screen.queryAllByRole('listitem').map((one) => within(one).getByRole('button').ariaLabel);
  const search = screen.getByRole('searchbox', { name: 'Search shapes and stickers' });
  const said = () => screen.getAllByRole('status')[0]?.textContent;
  expect([offered().length, said()]).toEqual([67, '']);
  await user.type(search, ' LÍGHTning');
  expect(offered()).toEqual(['Add lightning bolt', 'Add sticker: lightning']);
  expect(said()).toBe('2 results');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(added().map(({ name }) => name)).toEqual(['lightning']);
  await user.type(search, 'x');
  expect(offered()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Stickers' })).toBeNull();
  expect(said()).toBe('No shapes or stickers match “LÍGHTningx”.Clear search');
  await user.click(button('Clear search'));
  expect([offered().length, said()]).toEqual([67, '']);
});
test.each([
  ['marker', ['Add location pin']],
  ['tick', ['Add check mark', 'Add sticker: check mark']],
  ['glitter', ['Add sparkle', 'Add sticker: sparkles', 'Add sticker: glowing star']],
  ['banner', ['Add ribbon banner', 'Add flag']],
])('[E7] [E8] %j finds what is called otherwise: %j', async (search, found) => {
  const { user } = await open('shapes');
  await user.type(screen.getByRole('searchbox', { name: 'Search shapes and stickers' }), search);
  const offered = screen.getAllByRole('listitem').map((one) => within(one).getByRole('button').ariaLabel);
  expect(offered).toEqual(found);
});
test('[E8] a sticker goes into the video under its own name, and the film goes on to where it is whole', async () => {
  const { user, added, engine } = await open('shapes');
  await user.click(button('Add sticker: trophy'));
  expect(added().map(({ name, type }) => [name, type])).toEqual([['Trophy', 'image']]);
  expect(engine.session.playback.get().currentFrame).toBe(45);
});
test('[E7] Audios lists eight sounds of nature with name and author, and the built-in music', async () => {
  await open('audios');
  const rows = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(rows('Nature sounds').map(({ textContent }) => textContent)).toEqual(
    [
      'Gentle rain',
      'Ocean waves',
      'Forest birds',
      'Mountain stream',
      'Summer crickets',
      'Distant thunder',
      'Wind in the pines',
      'Crackling fire',
    ].map((name) => `${name} Reelwright · 1:00`),
  );
  expect(rows('Music').length).toBe(MUSIC_TRACKS.length);
  // Most who open it look for music.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'My sounds',
    'Music',
    'Nature sounds',
  ]);
});
test('[E8] a sound of nature plays beneath the voice to the end, beside what is there', async () => {
  const { user, engine, added } = await open('audios');
  await user.click(doing('Add Gentle rain'));
  await user.click(doing('Add Ocean waves'));
  const { duration } = engine.videoData();
  expect(added()).toMatchObject(
    NATURE_TRACKS.slice(0, 2).map(({ audio }, index) => ({
      name: ['Gentle rain', 'Ocean waves'][index],
      type: 'audio',
      display: { from: 1000, to: duration },
      details: { src: audio, loop: true, duck: true },
    })),
  );
  expect(doing('Add Gentle rain').textContent).toContain('In the video');
});
test('[E8] other music takes the place of the music that was chosen before', async () => {
  const { user, engine, added } = await open('audios');
  expect(doing('Use Rap Beat').textContent).toContain('In the video');
  await user.click(doing('Use Modern Indian'));
  await user.click(doing('Use Stomp Logo'));
  expect(engine.item('bg_music_p1')).toBeUndefined();
  expect(added().map(({ name }) => name)).toEqual(['Stomp Logo']);
});
const brought = (name: string, beats: number[] | null) => ({
  ...{ address: `media:u/u1/media/${name}`, url: `/media/1.a/u/u1/media/${name}`, name, kind: 'audio' },
  ...{
    width: 0,
    height: 0,
    duration_ms: 4000,
    backdrop_url: null,
    ground: null,
    crop: null,
    focus: null,
    beats,
  },
  created_time: '2026-11-24T05:00:00.000Z',
});
const BEATS = [80, 580, 1080, 1580];
const sounds: Listing = (kind) => ({
  media: kind === 'audio' ? [brought('song.m4a', BEATS), brought('whoosh.m4a', null)] : [],
  next: null,
});
test('[E7] own sounds are listed with their length and tempo; without any, how to bring some', async () => {
  await open('audios', sounds);
  const rows = within(screen.getByRole('list', { name: 'Your sounds' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'song.m4a 0:04 · 120 BPM',
    'whoosh.m4a 0:04 · no steady beat',
  ]);
  cleanup();
  await open('audios');
  expect(screen.getByText('No sounds yet')).toBeTruthy();
});
test('[E8] own music takes the place of the music with its beats, and goes round where it is shorter', async () => {
  const { user, engine, added } = await open('audios', sounds);
  await user.click(doing('Use song.m4a'));
  expect(engine.item('bg_music_p1')).toBeUndefined();
  expect(added()).toMatchObject([
    { name: 'song.m4a', details: { duration: 4000, fileBeats: BEATS, loop: true, duck: true } },
  ]);
  expect(doing('Use song.m4a').textContent).toContain('In the video');
  await user.click(doing('Use Stomp Logo'));
  expect(added().map(({ name }) => name)).toEqual(['Stomp Logo']);
});
test('[E8] an own sound without a beat plays once at the playhead, beside the music', async () => {
  const { user, engine, added } = await open('audios', sounds);
  await user.click(doing('Add whoosh.m4a'));
  expect(engine.item('bg_music_p1')).toBeDefined();
  expect(added()).toMatchObject([
    { type: 'audio', display: { from: 1000, to: 5000 }, details: { volume: 100, duration: 4000 } },
  ]);
});
test('[W10] [E7] a sound is heard before it is added, and no longer than its panel is open', async () => {
  const play = vi.spyOn(window.HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(window.HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { user, library } = await open('audios');
  await user.click(button('Play Gentle rain'));
  const preview = library.getSnapshot().children.audioPreview;
  expect([play.mock.calls.length, preview?.getSnapshot().matches('playingSound')]).toEqual([1, true]);
  expect(button('Pause Gentle rain')).toBeTruthy();
  cleanup();
  expect(preview?.getSnapshot().value).toBe('silent');
  expect(pause).toHaveBeenCalled();
  vi.restoreAllMocks();
});
test('[E7] [E9] each library shows its own kind: the user’s, and what is in the video', async () => {
  await open('photos');
  const names = (title: string) =>
    within(screen.getByRole('region', { name: title }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(names('Your pictures')).toEqual(['lake.jpg']);
  const pictures = Object.values(sampleVideo().trackItemsMap).filter(({ type }) => type === 'image');
  expect(names('In this video')).toEqual(pictures.map(({ name }) => name));
});
test('[E3] [E7] a press adds a clip at the playhead', async () => {
  const { user, added } = await open('videos');
  await user.click(button('Add hill.mp4 at the playhead'));
  expect(added()).toMatchObject([
    { type: 'video', name: 'hill.mp4', display: { from: 1000, to: 3000 }, details: { duration: 2000 } },
  ]);
});
test('[E7] a medium is found by its name', async () => {
  const { user } = await open('photos');
  await user.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'LAKE');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['lake.jpg']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No pictures match “LAKEx”.')).toBeTruthy();
  await user.click(button('Clear search'));
  expect(button('Add lake.jpg at the playhead')).toBeTruthy();
});
test('[E9] what is removed leaves the browser’s list, and the toast brings it back', async () => {
  const { user, toasts } = await open('photos');
  const listed = () => JSON.parse(localStorage.getItem('uploadedMedia') ?? '') as { name: string }[];
  await user.click(button('Remove lake.jpg from the library'));
  expect(listed().map(({ name }) => name)).toEqual(['hill.mp4']);
  const { toast } = toasts.send.mock.calls[0]![0] as { toast: { text: string; undo: () => void } };
  expect(toast.text).toBe('“lake.jpg” was removed from the library.');
  act(() => toast.undo());
  expect(listed().map(({ name }) => name)).toEqual(['lake.jpg', 'hill.mp4']);
  expect(button('Add lake.jpg at the playhead')).toBeTruthy();
});
test.each([
  ['a moment', { to: 'moment', atMs: 2500 }],
  ['an item’s place', { to: 'item', itemId: '' }],
  ['the library', { to: 'library', shelf: 'image' }],
] as const)('[E2] [E3] an upload that was meant for %s goes there', async (_, meant) => {
  const { library, engine, added } = await open('photos');
  const image = Object.values(engine.videoData().trackItemsMap).find(({ type }) => type === 'image');
  const destination = meant.to === 'item' ? { ...meant, itemId: image?.id ?? '' } : meant;
  const place = library.logic.implementations.actions.placeInVideo as (_: unknown, placed: object) => void;
  place({}, { media: libraryMedia('new.jpg'), destination });
  const shown = engine.item(image?.id ?? '');
  expect(shown?.type === 'image' && shown.details.src.endsWith('new.jpg')).toBe(meant.to === 'item');
  expect(added().map(({ display }) => display.from)).toEqual(meant.to === 'moment' ? [2500] : []);
});
test('[E7] a file that is of another kind than the shelf it came by says where it is', async () => {
  const { library, announced } = await open('photos');
  const place = library.logic.implementations.actions.placeInVideo as (_: unknown, placed: object) => void;
  const destination = { to: 'library', shelf: 'image' };
  place({}, { media: libraryMedia('new.jpg'), destination });
  expect(announced()).toBe('');
  place({}, { media: { ...libraryMedia('walk.mp4'), type: 'video' }, destination });
  expect(announced()).toBe('“walk.mp4” is a video. It’s under Videos.');
});
test('what cannot be added says why', async () => {
  const { engine, library, announced } = await open('text');
  const before = engine.videoData();
  library.send({ type: 'addition.chosen', addition: { what: 'text', text: ' ', look: 'title' } });
  expect([announced(), engine.videoData()]).toEqual(['The text can’t be empty.', before]);
});

const ofServer = (name: string, created_time: string, kind = 'video') => ({
  address: `media:u/u1/media/${name}`,
  url: `/media/1.a/u/u1/media/${name}`,
  ...{ kind, width: 400, height: 300, duration_ms: kind === 'video' ? 2000 : null, backdrop_url: null },
  ...{ ground: null, crop: null, focus: null, created_time, name },
});
const cards = () =>
  screen
    .getAllByRole('button')
    .flatMap((one) => /^Add (.*) at the playhead$/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? [])
    .filter((name) => name.endsWith('.mp4'));

test('[E7] a clip that was uploaded in the wizard is among the videos, newest first, once, page by page', async () => {
  const { user } = await open('videos', (kind, after) =>
    kind !== 'video'
      ? { media: [], next: null }
      : after
        ? { media: [ofServer('first.mp4', '2026-01-01T00:00:00.000Z')], next: null }
        : {
            media: [
              ofServer('wizard.mp4', '2026-11-24T06:00:00.000Z'),
              ofServer('hill.mp4', '2026-11-24T05:00:00.000Z'),
            ],
            next: 'hill',
          },
  );
  expect(cards()).toEqual(['wizard.mp4', 'hill.mp4']);
  await user.click(button('Show more'));
  await answer(() => {});
  expect(cards()).toEqual(['wizard.mp4', 'hill.mp4', 'first.mp4']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
test('[E7] what is taken out of the library goes from it, also where only the server listed it, and comes back', async () => {
  const { user, toasts, library } = await open('videos', () => ({
    media: [ofServer('wizard.mp4', '2026-11-24T06:00:00.000Z')],
    next: null,
  }));
  await user.click(button('Remove wizard.mp4 from the library'));
  expect(cards()).toEqual(['hill.mp4']);
  expect(JSON.parse(localStorage.getItem('removedMedia') ?? '')).toEqual(['media:u/u1/media/wizard.mp4']);
  const [{ toast }] = toasts.send.mock.calls[0] as [{ toast: { undo: () => void } }];
  await answer(() => toast.undo());
  expect(cards()).toEqual(['wizard.mp4', 'hill.mp4']);
  expect(library.getSnapshot().context.removed).toEqual([]);
});
test('[E7] a list that does not come is said to be missing; what this browser knows stays', async () => {
  let fails = true;
  const { user } = await open('videos', () => {
    if (fails) throw new Error('no line');
    return { media: [ofServer('wizard.mp4', '2026-11-24T06:00:00.000Z')], next: null };
  });
  expect(screen.getByText('Couldn’t list what you uploaded elsewhere. It isn’t lost.')).toBeDefined();
  expect(cards()).toEqual(['hill.mp4']);
  fails = false;
  await user.click(button('Try again'));
  await answer(() => {});
  expect(cards()).toEqual(['wizard.mp4', 'hill.mp4']);
});
test('[E2] [ED3] a picture that is added brings along what is looked at first in it', async () => {
  const { user, added } = await open('photos');
  await user.click(button('Add lake.jpg at the playhead'));
  expect(added()).toMatchObject([{ type: 'image', details: { focus: { x: 0.25, y: 0.75 } } }]);
});
