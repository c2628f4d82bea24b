/** Words of the timeline: what is seen of it, and what is spoken when something on it moves. [E2]–[E4] */
import { inLanguage } from '../../inLanguage';

const seconds = (ms: number) => `${Number((ms / 1000).toFixed(2))} seconds`;
const items = (count: number) => (count === 1 ? 'One item' : `${count} items`);

const kinds = {
  image: 'Picture',
  video: 'Clip',
  text: 'Text',
  audio: 'Sound',
  shape: 'Shape',
  caption: 'Caption',
};

export const editorTimelineMessages = inLanguage('editor/timeline', {
  title: 'Timeline',
  lanes: {
    titles: 'Titles',
    overlays: 'Overlays',
    main: 'Main track',
    captions: 'Captions',
    audio: 'Sound',
  },
  openLane: (lane: string) => `${lane}: show`,
  switchLane: (lane: string, isOn: boolean) => `${lane}: turn all ${isOn ? 'off' : 'on'}`,
  empty: {
    title: 'The timeline is empty',
    text: 'Drag a picture or a clip here, or choose one in the library to add it at the playhead.',
  },
  dropHere: 'Drop to add it here',
  /** `Clip 2`; empty for what is not there. */
  called: (item: { kind: keyof typeof kinds; number: number } | undefined) =>
    item ? `${kinds[item.kind]} ${item.number}` : '',
  item: (what: string, name: string, from: number, to: number) =>
    `${what}${name === '' ? '' : `, ${name}`}, from ${seconds(from)} to ${seconds(to)}`,
  /** What templates call their items, as long as nobody called them otherwise; and those that are counted. */
  madeAs: {
    'Voice-over': 'Voice-over',
    'Background music': 'Background music',
    Title: 'Title',
    'Title background': 'Title background',
    Accent: 'Accent',
    Topic: 'Topic',
    Logo: 'Logo',
    'Closing background': 'Closing background',
    'Closing stage': 'Closing panel',
    'Closing picture': 'Closing picture',
    'Closing logoGround': 'Closing logo background',
    'Closing logo': 'Closing logo',
    'Closing line': 'Closing line',
    'Closing title': 'Closing title',
  },
  numbered: {
    Shot: (nth: string) => `Shot ${nth}`,
    Caption: (nth: string) => `Caption ${nth}`,
    Background: (nth: string) => `Background ${nth}`,
    Sticker: (nth: string) => `Sticker ${nth}`,
  },
  switchedOff: 'turned off',
  badges: {
    keyframes: (count: number) => (count === 1 ? '1 keyframe' : `${count} keyframes`),
    volume: (percent: number) => (percent === 0 ? 'Muted' : `Volume ${percent} %`),
    speed: (speed: number) => `${speed}×`,
    speedLabel: (speed: number) => `${speed}× speed`,
    transition: 'Transition',
    animation: 'Animation',
    fade: 'Fades',
  },
  playhead: 'Playhead',
  playheadAt: (clock: string, whole: string) => `${clock} of ${whole}`,
  marker: (name: string, clock: string) => `Go to marker ${name}, ${clock}`,
  zoom: 'Seconds in view',
  zoomAt: (shown: number) => `${shown} s`,
  tools: 'Edit the timeline',
  menu: {
    label: (what: string) => `Actions for ${what}`,
    split: 'Split at playhead',
    duplicate: 'Duplicate',
    replace: 'Replace…',
    speed: 'Speed',
    speedOf: (speed: number) => (speed === 1 ? 'Normal speed' : `${speed}× speed`),
    hide: 'Turn off',
    show: 'Turn on',
    earlier: 'Move earlier',
    later: 'Move later',
    remove: 'Delete',
    rippleRemove: 'Delete and close gap',
  },
  spoken: {
    moved: (what: string, from: number) => `${what} moved to ${seconds(from)}`,
    movedMany: (count: number, from: number) => `${count} items moved, the first to ${seconds(from)}`,
    resized: (what: string, from: number, to: number) =>
      `${what} now from ${seconds(from)} to ${seconds(to)}`,
    rolled: (what: string, at: number) => `The cut after ${what} is now at ${seconds(at)}`,
    reordered: (what: string, place: number, count: number) => `${what} is now number ${place} of ${count}`,
    reorderedMany: (items: number, first: number, last: number, count: number) =>
      `${items} items are now numbers ${first} to ${last} of ${count}`,
    alreadyFirst: (what: string) => `${what} is already the first`,
    alreadyLast: (what: string) => `${what} is already the last`,
    removed: (count: number) => `${items(count)} deleted`,
    split: (what: string, at: number) => `${what} split at ${seconds(at)}`,
    duplicated: (count: number) => `${items(count)} duplicated`,
    added: (at: number) => `Added at ${seconds(at)}`,
    selected: (count: number) => `${items(count)} selected`,
    unselected: 'Nothing selected',
    speed: (what: string, speed: number) => `${what} now plays at ${speed}× speed`,
    markerMoved: (name: string, at: number) => `Marker ${name} moved to ${seconds(at)}`,
    markerRemoved: (name: string) => `Marker ${name} deleted`,
    shown: (what: string) => `${what} turned on`,
    hidden: (what: string) => `${what} turned off`,
    captionsShown: 'Captions turned on',
    captionsHidden: 'Captions turned off',
  },
});
