/** On the way to what a finding is about: the video stands there and its panel is open; the view that shows it takes the focus. [PC1] */
import { assign, setup } from 'xstate';
import type { Place } from '../../editor-engine/check/placeOf';
import { actionNotProvided } from '../shared/notProvided';

type Asked = { event: { place: Place } };
const isAbout = (about: Place['about']) =>
  ({ type: 'isAbout', params: ({ event }: Asked) => ({ place: event.place, about }) }) as const;

export const jumpMachine = setup({
  types: {
    context: {} as { readonly place: Place | null },
    events: {} as { type: 'place.chosen'; place: Place } | { type: 'place.reached' },
  },
  guards: {
    isAbout: (_, { place, about }: { place: Place; about: Place['about'] }) => place.about === about,
  },
  actions: {
    remember: assign((_, place: Place) => ({ place })),
    forget: assign({ place: null }),
    /** The playhead and the selection. */
    goTo: actionNotProvided<Place>('goTo'),
    openScript: actionNotProvided('openScript'),
    /** On a phone a sheet lies over it. */
    showTimeline: actionNotProvided('showTimeline'),
  },
}).createMachine({
  id: 'jump',
  context: { place: null },
  initial: 'there',
  on: {
    'place.chosen': [
      {
        guard: isAbout('sentence'),
        target: '.toSentence',
        actions: [
          { type: 'remember', params: ({ event }) => event.place },
          { type: 'goTo', params: ({ event }) => event.place },
        ],
      },
      {
        target: '.toItem',
        actions: [
          { type: 'remember', params: ({ event }) => event.place },
          { type: 'goTo', params: ({ event }) => event.place },
        ],
      },
    ],
  },
  states: {
    there: { entry: 'forget' },
    /** Until the script shows it: its panel may have to come in first. */
    toSentence: { entry: 'openScript', on: { 'place.reached': 'there' } },
    /** An item, or the moment alone. */
    toItem: { entry: 'showTimeline', on: { 'place.reached': 'there' } },
  },
});
