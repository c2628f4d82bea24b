/** What rendering is given: by one worker, or by many on one film. */
import { drawnBy } from '../../../contract/renderSettings';
import type { VideoData } from '../../../contract/video/videoData';
import type { Database } from '../../db/database';
import type { Mail } from '../../mail/mail';
import type { Sender } from '../../queue/queue';
import type { PictureSize } from '../../render/renderPlan';
import type { Renderer } from '../../render/renderer';
import type { ProjectToRender } from '../../repositories/jobs/renders.repository';
import type { Storage } from '../../storage/storage';

export interface RenderWorld {
  readonly db: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  /** For what comes after: the next of several formats. */
  readonly sender: Sender;
  readonly logError: (error: unknown, what: string) => void;
  readonly retryAfterMs?: readonly number[];
  /** Without it nobody is written to when a render ends. */
  readonly mail?: Mail | undefined;
}

/** What many workers need beside. */
export interface ManyWorkers {
  /** How many there are now. */
  readonly workers: () => Promise<number>;
}

/** Work that took its worker down this often will not end well. */
export const MOST_ATTEMPTS = 5;
export const REPORT_MS = 500;

/** What is drawn of a project: its document by its settings; without settings in its own size. */
export function drawnOf({ videoData, settings }: Pick<ProjectToRender, 'videoData' | 'settings'>): {
  readonly videoData: VideoData;
  readonly size: PictureSize | undefined;
} {
  if (!settings) return { videoData, size: undefined };
  const { width, height, videoData: drawn } = drawnBy(videoData, settings);
  return { videoData: drawn, size: { width, height } };
}
