/** The inspector on a real engine: what is set in it is in the video, one step a field; what differs is said. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BrandAsset } from '../../../../../contract/brandAsset';
import type { VideoData } from '../../../../../contract/video/videoData';
import { Inspector } from '../../../../../src/screens/editor/inspector/Inspector';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { faultsIn } from '../../../../support/faultsIn';
import { lendFonts } from '../../../../support/lendFonts';
import { captionWorld } from '../captions/captionWorld';

const { first, second, clip, hello, goodbye, title, voice, music } = items;

/** The browser's fonts: each loads as the test says. */
function loadFonts(load: (family: string) => Promise<void>) {
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(readonly family: string) {}
      load = () => load(this.family);
    },
  );
  onTestFinished(lendFonts(new Set()));
}

function open(ids: readonly string[], videoData?: VideoData, assets: readonly BrandAsset[] = []) {
  const world = captionWorld({ ...(videoData && { videoData }), assets });
  const { engine } = world;
  engine.session.selection.set(ids);
  render(inEditor(world.editor, <Inspector />));
  for (const part of document.querySelectorAll('details')) part.open = true;
  const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const detail = (id: string, name: string) =>
    (engine.item(id)?.details as Readonly<Record<string, unknown>> | undefined)?.[name];
  return { ...world, number, slider, choice, box, set, detail, user: userEvent.setup() };
}
const parts = () => [...document.querySelectorAll('summary:has(h3)')].map(({ textContent }) => textContent);

test.each([
  [
    'Picture',
    first.id,
    ['Item', 'Position and size', 'Crop and flip', 'Filters', 'Appearance', 'Motion', 'Keyframes'],
  ],
  [
    'Clip',
    clip.id,
    ['Item', 'Position and size', 'Sound', 'Crop and flip', 'Filters', 'Appearance', 'Motion', 'Keyframes'],
  ],
  [
    'Text',
    title.id,
    ['Content', 'Typography', 'Item', 'Position and size', 'Appearance', 'Motion', 'Keyframes'],
  ],
  ['Caption', hello.id, ['Content', 'Captions', 'Item', 'Position and size']],
  ['Sound', voice.id, ['Item', 'Sound']],
])('[Y3] a %s shows what makes sense for it, and is accessible', async (kind, id, expected) => {
  open([id]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(kind);
  expect(parts()).toEqual(expected);
  expect(await faultsIn(document.body)).toEqual([]);
});

test.each([
  ['a picture', [first.id], [first.id]],
  ['a clip', [clip.id], [clip.id]],
  ['a text', [title.id], []],
  ['several pictures', [first.id, second.id], []],
])(
  '[E2] of %s another file can be chosen there, where it is one that shows a file',
  async (_, ids, replaced) => {
    const { editor, user } = open(ids);
    const takeFiles = vi.fn();
    Object.assign(editor, { takeFiles });
    const file = new File(['x'], 'red.png', { type: 'image/png' });
    for (const button of screen.queryAllByRole('button', { name: 'Replace…' })) {
      const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
      await user.click(button);
      expect(opened).toHaveBeenCalledOnce();
      opened.mockRestore();
      await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    }
    expect(takeFiles.mock.calls.map(([chosen]) => chosen.destination)).toEqual(
      replaced.map((itemId) => ({ to: 'item', itemId })),
    );
  },
);

test('[Y3] what was opened of one picture is open of the next, too', async () => {
  const { editor, engine } = captionWorld();
  engine.session.selection.set([first.id]);
  render(inEditor(editor, <Inspector />));
  const isOpen = (name: string) =>
    screen.getByRole('heading', { level: 3, name, hidden: true }).closest('details')?.open;
  const summary = (name: string) => screen.getByText(name).closest('summary') as HTMLElement;
  await userEvent.click(summary('Filters'));
  await userEvent.click(summary('Item'));
  await waitFor(() => expect([isOpen('Filters'), isOpen('Item')]).toEqual([true, false]));
  act(() => engine.session.selection.set([]));
  act(() => engine.session.selection.set([second.id]));
  expect([isOpen('Filters'), isOpen('Item'), isOpen('Motion')]).toEqual([true, false, false]);
});

test('[Y3] a shape has its own part', () => {
  const { engine, set, choice, detail, number } = open([]);
  act(() => void engine.execute('shape.add', { atMs: 0, shape: 'star' }));
  const [id = ''] = engine.session.selection.get();
  set(choice('Shape'), 'heart');
  set(number('Outline'), '12');
  expect([detail(id, 'shape'), detail(id, 'strokeWidth')]).toEqual(['heart', 12]);
});

test('[Y3] a slider that is drawn is one step, and what it is set back to is not said', async () => {
  const { slider, set, detail, engine, user } = open([first.id]);
  for (const value of ['80', '60', '40']) set(slider('Opacity'), value);
  fireEvent.pointerUp(slider('Opacity'));
  expect([detail(first.id, 'opacity'), engine.history.undoName]).toEqual([40, 'item.setOpacity']);
  set(slider('Opacity'), '30');
  act(() => void engine.undo());
  expect(detail(first.id, 'opacity')).toBe(40);
  act(() => void engine.undo());
  expect([detail(first.id, 'opacity'), engine.history.undoName]).toEqual([undefined, null]);
  set(slider('Opacity'), '30');
  await user.click(screen.getByRole('button', { name: 'Reset opacity' }));
  expect(detail(first.id, 'opacity')).toBe(100);
  expect(screen.queryByRole('button', { name: 'Reset opacity' })).toBeNull();
});

test('a number is typed in peace: what is out of its span waits for the end, and is brought inside', async () => {
  const { number, detail, user } = open([title.id]);
  const size = number('Size');
  await user.clear(size);
  await user.type(size, '4');
  expect(detail(title.id, 'fontSize')).toBe(96);
  await user.type(size, '8');
  expect([size.value, detail(title.id, 'fontSize')]).toEqual(['48', 48]);
  await user.clear(size);
  await user.type(size, '9999{Enter}');
  expect([size.value, detail(title.id, 'fontSize')]).toEqual(['400', 400]);
  await user.clear(size);
  await user.tab();
  expect([size.value, detail(title.id, 'fontSize')]).toEqual(['400', 400]);
});

test('arrows step a number, with Shift ten at a time', async () => {
  const { number, detail, user, engine } = open([title.id]);
  number('Size').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
  expect(detail(title.id, 'fontSize')).toBe(107);
  act(() => void engine.undo());
  expect(detail(title.id, 'fontSize')).toBe(96);
});

test('a drag across the name of a number changes it, as one step', () => {
  const { detail, engine } = open([title.id]);
  const name = screen.getByText('Size');
  fireEvent.pointerDown(name, { button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(name, { clientX: 106, pointerId: 1 });
  fireEvent.pointerMove(name, { clientX: 130, pointerId: 1 });
  fireEvent.pointerUp(name, { pointerId: 1 });
  expect(detail(title.id, 'fontSize')).toBe(106);
  act(() => void engine.undo());
  expect([detail(title.id, 'fontSize'), engine.history.undoName]).toEqual([96, null]);
});

test('the fields follow the document, and a preview of a drag', () => {
  const { number, engine } = open([first.id]);
  act(() => void engine.execute('item.place', { id: first.id, left: 40, width: 500 }));
  expect([number('Left').value, number('Width').value]).toEqual(['40', '500']);
  act(() => engine.session.previews.show(first.id, { details: { left: 77 } }));
  expect(number('Left').value).toBe('77');
});

test('[Y4] an animation has a length and a pace once it is there', () => {
  const { choice, number, set, detail } = open([second.id]);
  expect(screen.queryByRole('spinbutton', { name: 'Length' })).toBeNull();
  set(choice('Animation'), 'zoomOut');
  set(number('Length'), '1.5');
  set(choice('Easing'), 'spring');
  expect(detail(second.id, 'animation')).toEqual({
    type: 'zoomOut',
    duration: 1500,
    delay: 0,
    easing: 'spring',
  });
  set(choice('Animation'), 'none');
  expect(detail(second.id, 'animation')).toBeUndefined();
});

test('[Y4] transitions in and out are chosen from moving cards, and take as long as is said', async () => {
  const { number, set, detail, user } = open([second.id]);
  const choose = async (side: string, name: string) => {
    const cards = await screen.findByRole('group', { name: side });
    await user.click(within(cards).getByRole('radio', { name }));
  };
  await choose('Transition in', 'Zoom in from left');
  await choose('Transition out', 'Zoom and twist');
  expect(detail(second.id, 'transition')).toEqual({ in: 'zoomLeftIn', out: 'imageZoomTwist' });
  set(number('Transition in takes'), '1.2');
  expect(detail(second.id, 'transition')).toMatchObject({ inDuration: 1200 });
  await choose('Transition in', 'None');
  expect(detail(second.id, 'transition')).toEqual({ out: 'imageZoomTwist' });
  expect(screen.queryByRole('spinbutton', { name: 'Transition in takes' })).toBeNull();
});

test('[SC3] a transition that has nothing to come from is kept, and why it waits is said', async () => {
  const { engine } = open([second.id]);
  const why = 'Nothing comes right before this, so it is shown at once and its transition waits.';
  const said = () => screen.queryByText(why, { exact: false });
  act(() => void engine.execute('item.setTransition', { ids: [second.id], in: 'fade' }));
  await screen.findByRole('spinbutton', { name: 'Transition in takes' });
  expect(said()).toBeNull();
  act(() => {
    engine.execute('item.resize', { id: first.id, edge: 'to', toMs: 3000 });
    engine.session.selection.set([second.id]);
  });
  await waitFor(() => expect(said()).not.toBeNull());
  act(() => void engine.undo());
  await waitFor(() => expect(said()).toBeNull());
});

test('[Y3] a sound is made quieter, muted, faded and repeated', () => {
  const { slider, box, number, set, detail } = open([music.id]);
  set(slider('Volume'), '12');
  expect(detail(music.id, 'volume')).toBe(12);
  fireEvent.click(box('Muted'));
  expect([detail(music.id, 'volume'), box('Muted').getAttribute('aria-checked')]).toEqual([0, 'true']);
  set(number('Fade out'), '2');
  fireEvent.click(box('Loop'));
  expect([detail(music.id, 'fadeOut'), detail(music.id, 'loop')]).toEqual([2000, undefined]);
});

test('[E2] the tempo that was found is halved and doubled beside it, a step each, and set back', async () => {
  const beats = [0, 500, 1000, 1500, 2000];
  const video = sampleVideo();
  const details = { src: 'media:u/me/song.m4a', volume: 30, duration: 2400, fileBeats: beats };
  const own = { ...music, details };
  const { engine, user, detail } = open([music.id], {
    ...video,
    trackItemsMap: { ...video.trackItemsMap, [music.id]: own },
  });
  const tempo = () => within(screen.getByRole('group', { name: 'Tempo' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(tempo().getByRole('status').textContent).toBe('120 BPM');
  await press('Halve the tempo (÷2)');
  expect([tempo().getByRole('status').textContent, detail(music.id, 'beatRate')]).toEqual(['60 BPM', 0.5]);
  expect(engine.history.undoName).toBe('music.setBeatRate');
  await press('Halve the tempo (÷2)');
  // Of two beats that are a quarter of those that were found.
  expect(tempo().getByRole('status').textContent).toBe('30 BPM');
  const halve = tempo().getByRole('button', { name: 'Halve the tempo (÷2)' });
  expect([halve.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', halve]);
  await press('Halve the tempo (÷2)');
  expect(detail(music.id, 'beatRate')).toBe(0.25);
  act(() => void engine.undo());
  expect(tempo().getByRole('status').textContent).toBe('60 BPM');
  await press('Reset tempo');
  await press('Double the tempo (×2)');
  expect(tempo().getByRole('status').textContent).toBe('240 BPM');
});

test('the speed of a clip changes how long it is there', () => {
  const { slider, set, engine } = open([clip.id]);
  set(slider('Speed'), '2');
  expect(engine.item(clip.id)?.display).toEqual({ from: 1000, to: 2000 });
});

test('an item is moved and made shorter by numbers', () => {
  const { number, set, engine } = open([clip.id]);
  set(number('From'), '2');
  expect(engine.item(clip.id)?.display).toEqual({ from: 2000, to: 4000 });
  set(number('Duration'), '0.5');
  expect(engine.item(clip.id)?.display).toEqual({ from: 2000, to: 2500 });
});

test('a caption is moved among its neighbours, and refused where one stands', () => {
  const { number, set, engine, announced } = open([hello.id]);
  set(number('To'), '2.2');
  expect(engine.item(hello.id)?.display).toEqual({ from: 0, to: 2200 });
  set(number('To'), '4');
  expect(engine.item(hello.id)?.display).toEqual({ from: 0, to: 2200 });
  expect(announced.at(-1)).toBe('There’s no room there.');
  fireEvent.blur(number('To'));
});

test('an item is hidden, brought forward and renamed', async () => {
  const { box, user, engine } = open([first.id]);
  await user.click(screen.getByRole('button', { name: 'Bring forward' }));
  expect(engine.videoData().trackItemIds.slice(0, 2)).not.toEqual([first.id, second.id]);
  fireEvent.click(box('Visible'));
  expect(engine.videoData().trackItemIds).not.toContain(first.id);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'The mug' } });
  expect(engine.item(first.id)?.name).toBe('The mug');
});

test('a text is written as it is typed, as one step; an empty one is refused and does not stay', async () => {
  const { user, detail, engine, announced } = open([title.id]);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(field, ' for you');
  expect([detail(title.id, 'text'), field.value]).toEqual(['A mug for you', 'A mug for you']);
  await user.clear(field);
  expect([detail(title.id, 'text'), announced.at(-1)]).toEqual(['A mug for you', 'The text can’t be empty.']);
  await user.tab();
  expect(field.value).toBe('A mug for you');
  act(() => void engine.undo());
  expect([detail(title.id, 'text'), engine.history.undoName]).toEqual(['A mug', null]);
});

test('several items show what they have in common, and “Mixed” where they differ', () => {
  const { engine, slider, number, set, detail } = open([]);
  act(() => void engine.execute('item.setOpacity', { ids: [first.id], opacity: 50 }));
  act(() => engine.session.selection.set([first.id, clip.id]));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 items');
  expect(parts()).toEqual(['Item', 'Crop and flip', 'Filters', 'Appearance', 'Motion']);
  expect([number('Opacity').value, number('Opacity').placeholder]).toEqual(['', 'Mixed']);
  set(slider('Opacity'), '20');
  expect([detail(first.id, 'opacity'), detail(clip.id, 'opacity')]).toEqual([20, 20]);
  expect(number('Opacity').value).toBe('20');
});

test('with nothing chosen the video itself is set: its style, length and captions', () => {
  const { editor } = open([]);
  expect(parts()).toEqual(['Style and length', 'My styles', 'Captions']);
  fireEvent.click(screen.getByRole('button', { name: 'Default' }));
  expect(editor.dialog.getSnapshot().value).toBe('styles');
});

test('[E5] captions are switched off and on again', () => {
  const { box, engine } = open([]);
  fireEvent.click(box('Show captions'));
  expect(engine.videoData().trackItemIds).not.toContain(hello.id);
  fireEvent.click(box('Show captions'));
  expect(engine.videoData()).toEqual(sampleVideo());
});

test('[T3] all captions wear the chosen look, font, size and place, one step each', async () => {
  const { engine, slider, choice, set, detail, user } = open([]);
  const looks = screen.getByRole('group', { name: 'Look' });
  await user.click(within(looks).getByRole('radio', { name: 'Neon' }));
  set(choice('Font'), 'serif');
  const style = { look: 'neon', font: 'serif' };
  expect([hello.id, goodbye.id].map((id) => detail(id, 'captionStyle'))).toEqual([style, style]);
  set(slider('Size'), '110');
  set(slider('Distance from top'), '200');
  expect([detail(goodbye.id, 'fontSize'), detail(goodbye.id, 'top')]).toEqual([110, 200]);
  act(() => void engine.undo());
  act(() => void engine.undo());
  expect([detail(goodbye.id, 'fontSize'), detail(goodbye.id, 'top')]).toEqual([undefined, undefined]);
});

test('[T3] the spoken word has a colour of its own, and goes back to that of its look', async () => {
  const { detail, user } = open([]);
  const colour = screen.getByRole('textbox', { name: 'Spoken word' });
  await user.type(colour, '#00ff00{Enter}');
  expect([hello.id, goodbye.id].map((id) => detail(id, 'litColor'))).toEqual(['#00ff00', '#00ff00']);
  await user.click(screen.getByRole('button', { name: 'Reset spoken word' }));
  expect(detail(hello.id, 'litColor')).toBeUndefined();
});

test('[B4] a font of the brand kit is worn once it loads; one of ours takes its place', async () => {
  loadFonts((family) => (family.endsWith('good') ? Promise.resolve() : Promise.reject(new Error('no font'))));
  const font = (id: string) => ({
    id,
    name: `${id}.ttf`,
    url: `/media/1.a/u/me/${id}.ttf`,
    asset_type: 'font' as const,
  });
  const { choice, set, detail, user } = open([], undefined, [font('good'), font('bad')]);
  await screen.findByRole('option', { name: 'good.ttf' });
  await user.selectOptions(choice('Font'), 'bad.ttf');
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load “bad.ttf” as a font.');
  expect(detail(hello.id, 'fontSrc')).toBeUndefined();
  await user.selectOptions(choice('Font'), 'good.ttf');
  await waitFor(() => expect(detail(goodbye.id, 'fontSrc')).toBe('/media/1.a/u/me/good.ttf'));
  expect(choice('Font').selectedOptions[0]?.textContent).toBe('good.ttf');
  set(choice('Font'), 'mono');
  expect([detail(hello.id, 'fontSrc'), detail(hello.id, 'captionStyle')]).toEqual([
    undefined,
    { look: 'default', font: 'mono' },
  ]);
});

test('[T3] one caption can look otherwise than the rest', async () => {
  const { user, detail } = open([hello.id]);
  await user.click(screen.getByRole('radio', { name: 'Outline' }));
  expect([detail(hello.id, 'captionStyle'), detail(goodbye.id, 'captionStyle')]).toEqual([
    { look: 'outline', font: 'bold' },
    undefined,
  ]);
});

test('[Y3] a picture is cut, mirrored and coloured, a step each, and all of it is taken away again', async () => {
  const { engine, user, slider, choice, set, detail } = open([first.id]);
  set(slider('Cut left'), '20');
  fireEvent.click(screen.getByText('Flip horizontally'));
  set(choice('Filter'), 'mono');
  expect([detail(first.id, 'crop'), detail(first.id, 'flipX'), detail(first.id, 'saturation')]).toEqual([
    { left: 0.2, top: 0, right: 0, bottom: 0 },
    true,
    -100,
  ]);
  act(() => void engine.undo());
  expect([detail(first.id, 'saturation'), detail(first.id, 'flipX')]).toEqual([undefined, true]);
  set(slider('Blur'), '12');
  await user.click(screen.getByRole('button', { name: 'Remove all filters' }));
  await user.click(screen.getByRole('button', { name: 'Reset crop and flip' }));
  expect(engine.item(first.id)?.details).toEqual(first.details);
});

test('[Y3] a side of a mirrored picture is cut where it is seen', () => {
  const { engine, slider, set, detail } = open([first.id]);
  act(() => void engine.execute('item.setDetails', { ids: [first.id], details: { flipX: true } }));
  set(slider('Cut left'), '20');
  expect([detail(first.id, 'crop'), slider('Cut left').value, slider('Cut right').value]).toEqual([
    { left: 0, top: 0, right: 0.2, bottom: 0 },
    '20',
    '0',
  ]);
});

test('[Y3] a picture that was cut softly ends where a person cuts it', () => {
  const { engine, slider, set, detail } = open([first.id]);
  const crop = { left: 0.1, top: 0, right: 0, bottom: 0, soft: true };
  act(() => void engine.execute('item.setDetails', { ids: [first.id], details: { crop } }));
  set(slider('Cut left'), '20');
  expect(detail(first.id, 'crop')).toEqual({ left: 0.2, top: 0, right: 0, bottom: 0 });
});

test('[Y4] a value that is changed at the playhead is a keyframe there, and the diamond takes it away', async () => {
  const { engine, user, number, set } = open([clip.id]);
  expect(screen.getByText('Move the playhead onto this item to set keyframes.')).toBeDefined();
  act(() => engine.session.playback.setLength({ duration: 300, fps: 30 }));
  act(() => engine.session.playback.seekToMs(1500));
  set(number('Move sideways'), '540');
  act(() => engine.session.playback.seekToMs(2000));
  set(number('Keyframe size'), '50');
  const keyframes = () =>
    engine.item(clip.id)?.details as { keyframes?: { at: number; x: number; scale: number }[] };
  expect(keyframes().keyframes?.map(({ at, x, scale }) => [at, x, scale])).toEqual([
    [500, 0.5, 1],
    [1000, 0.5, 0.5],
  ]);
  await user.click(screen.getByRole('button', { name: 'Previous keyframe' }));
  expect(engine.session.playback.currentMs()).toBe(1500);
  await user.click(screen.getByRole('button', { name: 'Keyframe here', pressed: true }));
  expect(keyframes().keyframes?.map(({ at }) => at)).toEqual([1000]);
  await user.click(screen.getByRole('button', { name: 'Remove all keyframes' }));
  expect(engine.item(clip.id)).toEqual(clip);
});

test('markers are renamed, moved, gone to and deleted, each as a step of its own', async () => {
  const { engine, user, set, number } = open([], {
    ...sampleVideo(),
    markers: [{ id: 'm1', at: 1000, name: 'Verse' }],
  });
  const marker = () => engine.videoData().markers?.[0];
  const rename = (name: string) =>
    set(within(screen.getByRole('listitem')).getByRole('textbox', { name: 'Name' }), name);
  rename('Chorus');
  expect(marker()?.name).toBe('Chorus');
  rename(' ');
  expect(marker()?.name).toBe('Chorus');
  set(number('At'), '2.5');
  expect(marker()?.at).toBe(2500);
  await user.click(screen.getByRole('button', { name: 'Go to Chorus' }));
  expect(engine.session.playback.currentMs()).toBe(2500);
  await user.click(screen.getByRole('button', { name: 'Delete Chorus' }));
  expect(marker()).toBeUndefined();
  engine.undo();
  engine.undo();
  expect(marker()).toEqual({ id: 'm1', at: 1000, name: 'Chorus' });
});
