/** What travels between the page and the worker that looks through a video. */
import type { VideoData } from '../../../../contract/video/videoData';
import type { CheckReport } from '../../../editor-engine/check/checkReport';
import type { Known } from './checkFacts';

/** First, so that they are read while the page finds out the rest. */
export interface PicturesToRead {
  /** Each picture of the video that words may stand on, with the address at which it is at hand. */
  readonly pictures: ReadonlyMap<string, string>;
}
export interface CheckQuestion {
  readonly data: VideoData;
  readonly known: Known;
  /** 1 where the server did not say what of the script its source backs. */
  readonly unreadClaims: number;
}
export type CheckAnswer = { readonly report: CheckReport } | { readonly failure: string };
