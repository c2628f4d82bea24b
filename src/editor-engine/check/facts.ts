/** What the document does not say by itself, and is measured or known elsewhere: handed to the checks. */
import type { ClaimSource, KeptClaim } from '../../../contract/scripts/claimSource';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';

export interface Ink {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Canvas = Pick<VideoData, 'size' | 'template'>;

/** How loud a sound is in the video's own time, a value a step; its volume, fades and ducking are in it. */
export interface HeardSound {
  readonly itemId: string;
  readonly role: 'voice' | 'beside';
  /** 0 to 1, from the video's first ms on, one for each `LEVEL_STEP_MS`; null where its file is not known. */
  readonly levels: Float32Array | null;
}
export const LEVEL_STEP_MS = 100;

/** How well words are read on what is behind them, where that is worst. */
export interface ReadOn {
  readonly itemId: string;
  /** WCAG 2.2: 1 to 21. */
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
  /** Of the letters. */
  readonly isLight: boolean;
}

export interface Unbacked {
  readonly source: ClaimSource['kind'];
  readonly claims: readonly KeptClaim[];
}

/** How the template ends a video like this one. */
export interface ClosingCard {
  /** Without what the video has of it; none where it is too short for one. */
  readonly items: readonly TrackItem[];
  /** As it is written there; empty where there is nothing to say. */
  readonly title: string;
  /** How captions are read on it; null where they are already. */
  readonly captions: {
    readonly ids: readonly string[];
    readonly details: { backgroundColor: string };
  } | null;
}

export interface CheckFacts {
  /** Where the letters of words are painted, which their template decides; px of the video, turned with their box. */
  readonly inkOf: (item: ItemOf<'text'>, canvas: Canvas) => Ink;
  /** How many px of the video one px of a picture becomes; null where nobody has looked into the file. */
  readonly scaleOf: (item: TrackItem, canvas: Canvas) => number | null;
  readonly sounds: readonly HeardSound[];
  /** What a ducked sound's gain becomes under a voice. */
  readonly duckedTo: (gain: number) => number;
  readonly readOn: readonly ReadOn[];
  readonly closingCard: () => ClosingCard;
  /** Whether it sells something. */
  readonly isAd: boolean;
  /** What its sentences claim and their source does not say; none where no source is known. */
  readonly unbacked: Unbacked;
  /** Of the captions, BCP 47; null where it cannot be told. */
  readonly language: string | null;
  /** What each piece of the voice-over reads; a piece that is not in it reads anything, or nobody knows. */
  readonly voiceLanguages: ReadonlyMap<string, readonly string[]>;
  /** A voice that reads the language of the captions; null where none does, or nobody knows. */
  readonly reader: string | null;
  /** At which pace each piece of the voice-over is spoken that a voice speaks; a recording is not in it. */
  readonly paces: ReadonlyMap<string, number>;
}
