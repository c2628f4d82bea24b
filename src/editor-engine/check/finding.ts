/** What the publish check has found: which, where, how bad, and the commands that mend it. */
import type { ClaimReason } from '../../../contract/scripts/claimReason';
import type { ClaimSource } from '../../../contract/scripts/claimSource';
import type { CheckKind } from '../../../contract/publishCheck';
import type { PlatformName } from '../../../contract/video/platformZones';
import type { PayloadOfCommand } from '../createEditorEngine';
import type { Speaker } from '../script/spokenBy';
import type { Span } from '../selectors/placement.selectors';

type MendCommand =
  | 'items.setShown'
  | 'item.resize'
  | 'gap.close'
  | 'item.place'
  | 'item.setDetails'
  | 'item.setVolume'
  | 'item.setAnimation'
  | 'captions.setStyle'
  | 'caption.retime'
  | 'claims.keep'
  | 'audio.add'
  | 'closing.add'
  | 'keyframe.set'
  | 'text.add';
/** One command; those of a finding are one step of the history. */
export type MendStep = {
  readonly [N in MendCommand]: { readonly name: N; readonly payload: PayloadOfCommand<N> };
}[MendCommand];

/** It is spoken first: what waits as it waits to be, or what is spoken already by another voice or at another pace. */
export interface SpeechMend {
  readonly speech: Partial<Speaker>;
}

/** What the sentence of each kind says in figures. */
interface Figures {
  readonly noPicture: object;
  readonly noCaption: object;
  readonly textCutOff: { readonly text: string; readonly count: number };
  /** Without platforms: nearer to the edge than any screen is sure to show. */
  readonly safeZone: { readonly platforms: readonly PlatformName[]; readonly captions: number };
  readonly contrast: { readonly text: string; readonly ratio: number };
  readonly readingSpeed: { readonly text: string; readonly perSecond: number };
  readonly unspoken: { readonly text: string };
  readonly silence: object;
  /** How many dB the voice is above the rest where that is least, and whether that is music or another sound, such as a clip’s own. */
  readonly voiceUnderMusic: { readonly aboveDb: number; readonly isMusic: boolean };
  /** BCP 47. */
  readonly otherLanguage: { readonly captions: string; readonly voice: string };
  /** By how much all of it is raised when it is rendered. */
  readonly loudness: { readonly raisedDb: number };
  /** px of the file, and how many of the video one of them becomes. */
  readonly smallPicture: { readonly width: number; readonly height: number; readonly scale: number };
  readonly stillOpening: object;
  readonly noCallToAction: object;
  readonly unbacked: {
    readonly words: string;
    readonly reason: ClaimReason;
    readonly source: ClaimSource['kind'];
  };
  readonly claim: { readonly words: string; readonly reason: ClaimReason };
}

type MendOf<Kind extends CheckKind> = Kind extends 'unspoken' | 'otherLanguage'
  ? SpeechMend
  : Kind extends 'readingSpeed'
    ? SpeechMend | readonly MendStep[]
    : readonly MendStep[];

export type FindingOf<Kind extends CheckKind> = Span & {
  readonly kind: Kind;
  /** What is selected when somebody goes there. */
  readonly itemIds: readonly string[];
  readonly figures: Figures[Kind];
  /** Null where no press mends it: then the sentence says what to do. */
  readonly mend: MendOf<Kind> | null;
};
export type Finding = { readonly [Kind in CheckKind]: FindingOf<Kind> }[CheckKind];

/** The same of two looks at the same document. */
export const nameOfFinding = ({ kind, from, itemIds }: Finding): string =>
  `${kind} ${from} ${itemIds[0] ?? ''}`;
