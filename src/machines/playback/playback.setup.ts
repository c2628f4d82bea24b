/** What playing a film knows, hears and needs from outside; its running frame is no affair of the chart's. [Y1] [Y6] */
import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { BUFFERING_MS } from '../../../contract/limits';
import { notProvided } from '../shared/notProvided';
import { UNMEASURED_FILM, type Film } from './film';
import { isPlaybackRate, shuttleFrom } from '../../../contract/ui/playbackRates';

export interface PlaybackContext {
  readonly film: Film;
  /** The rate of the menu, and that of J and L, which goes before it while it lasts. */
  readonly rate: number;
  readonly shuttle: number | null;
  /** 0 to 1 */
  readonly volume: number;
  /** Why there is nothing to play, in its own words. */
  /** Its template is none of ours, or something broke. */
  readonly failure: { readonly unknownTemplate: string | null } | null;
}
/** What the player and the document report. */
type FilmEvent =
  | { type: 'film.changed'; film: Film }
  | { type: 'film.waited' }
  | { type: 'film.resumed' }
  | { type: 'film.ended' }
  | { type: 'film.failed' };
export type PlaybackEvent =
  | FilmEvent
  | { type: 'playback.toggled' }
  | { type: 'playback.started' }
  | { type: 'playback.paused' }
  | { type: 'shuttle.forwarded' }
  | { type: 'shuttle.reversed' }
  | { type: 'scrub.began' }
  | { type: 'scrub.ended' }
  /** To a frame, or by some. */
  | { type: 'frame.sought'; frame: number }
  | { type: 'frame.stepped'; by: number }
  /** Somebody else moved the playhead away from the end. */
  | { type: 'playhead.moved' }
  | { type: 'rate.chosen'; rate: number }
  | { type: 'volume.changed'; volume: number }
  | { type: 'sound.toggled' }
  | { type: 'sound.missed' }
  | { type: 'loop.toggled' }
  | { type: 'retried' };

const clamped = (volume: number) => Math.min(1, Math.max(0, volume));

export const playbackSetup = setup({
  types: { context: {} as PlaybackContext, events: {} as PlaybackEvent },
  actors: {
    readMetadata: notProvided<Film, void>('readMetadata'),
    /** Tells of every change to the film's measures, and of who else starts and stops it. */
    watchFilm: fromCallback<PlaybackEvent>(() => {}),
    watchPlayhead: fromCallback<PlaybackEvent>(() => {}),
    /** Tells when a film stands still because nothing can be heard here. */
    listenForSound: fromCallback<EventObject, void, PlaybackEvent>(() => {}),
  },
  guards: {
    rateIsValid: (_, { rate }: { rate: number }) => isPlaybackRate(rate),
    filmRunsBackwards: ({ context }) => (context.shuttle ?? context.rate) < 0,
    volumeIsHeard: (_, { volume }: { volume: number }) => volume > 0,
    /** [T1] It names the template. */
    templateIsUnknown: (_, { error }: { error: unknown }) =>
      error instanceof Error && error.name === 'TemplateNotFound',
  },
  actions: {
    rememberFilm: assign({ film: (_, film: Film) => film }),
    forgetFilm: assign({ film: UNMEASURED_FILM }),
    rememberFailure: assign({
      failure: (_, { error }: { error: unknown }) => ({
        unknownTemplate: error instanceof Error && 'template' in error ? String(error.template) : null,
      }),
    }),
    forgetFailure: assign({ failure: null }),
    rememberRate: assign({ rate: (_, { rate }: { rate: number }) => rate, shuttle: null }),
    rememberVolume: assign({ volume: (_, { volume }: { volume: number }) => clamped(volume) }),
    speedUp: assign({ shuttle: ({ context }) => shuttleFrom(context.shuttle, 'forward') }),
    speedBack: assign({ shuttle: ({ context }) => shuttleFrom(context.shuttle, 'backward') }),
    /** From the rate that is heard, not from rest. */
    shiftUp: assign({ shuttle: ({ context }) => shuttleFrom(context.shuttle ?? context.rate, 'forward') }),
    shiftBack: assign({ shuttle: ({ context }) => shuttleFrom(context.shuttle ?? context.rate, 'backward') }),
    endShuttle: assign({ shuttle: null }),
    /** Provided by the app, which has the store of frames; the chart itself has none. */
    publishMeasures: (_, _film: Film) => {},
    publishRate: (_, _rates: { rate: number; shuttle: number | null }) => {},
    publishVolume: (_, _sound: { volume: number }) => {},
    startFilm: () => {},
    stopFilm: () => {},
    rewindFilm: () => {},
    parkFilm: () => {},
    markBuffering: () => {},
    clearBuffering: () => {},
    muteFilm: () => {},
    unmuteFilm: () => {},
    seekFrame: (_, _to: { frame: number }) => {},
    stepFrames: (_, _step: { by: number }) => {},
    logMetadataFailure: (_, _failure: { error: unknown }) => {},
  },
  delays: { bufferingDelay: BUFFERING_MS },
});
