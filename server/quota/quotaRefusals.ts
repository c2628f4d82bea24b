/** What is said where a limit is reached, and how to get below it. [TR2] */
import { refusalSentences } from '../../contract/refusalSentences';
import { Problem, TryLater, Unprocessable } from '../http/problems';
import { inGigabytes } from './limits';

/** About as long as a video takes. */
const A_WHILE_SECONDS = 60;

export class TooManyJobs extends TryLater<'too_many_jobs'> {
  constructor(most: number) {
    const detail = `${most} of your videos are being made already. Wait until one is ready, then try again.`;
    super(A_WHILE_SECONDS, 'too_many_jobs', detail, undefined, { most });
  }
}
export class TooManyRenders extends TryLater<'too_many_renders'> {
  constructor(most: number) {
    const detail = `${most} of your videos are being rendered already. Wait until one is ready, then try again.`;
    super(A_WHILE_SECONDS, 'too_many_renders', detail, undefined, { most });
  }
}
export class ServerBusy extends TryLater<'server_busy'> {
  constructor() {
    const detail = refusalSentences.server_busy;
    super(A_WHILE_SECONDS, 'server_busy', detail);
  }
}
export class TooManyUploads extends TryLater<'too_many_uploads'> {
  constructor(most: number, now = new Date()) {
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const hours = Math.ceil((midnight - now.getTime()) / 3_600_000);
    const detail = `You have sent ${most} files today, which is all that one day takes. Go on in ${hours} h.`;
    const seconds = Math.ceil((midnight - now.getTime()) / 1000);
    super(seconds, 'too_many_uploads', detail, undefined, { most, hours });
  }
}
export class TooManyProjects extends Problem<'too_many_projects'> {
  constructor(most: number) {
    const detail = `You have ${most} projects, which is all that there is room for. Delete one that you no longer need, then try again.`;
    super(403, 'too_many_projects', detail, undefined, { most });
  }
}
export class StorageFull extends Problem<'storage_full'> {
  constructor(usedBytes: number, mostBytes: number) {
    const [used, most] = [inGigabytes(usedBytes), inGigabytes(mostBytes)];
    const detail = `Your storage is full: ${used} of ${most} GB are used. Delete projects or brand files that you no longer need; ten minutes later there is room.`;
    super(403, 'storage_full', detail, undefined, { used, most });
  }
}

export interface RenderSize {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
}
/** Says what would fit: less of it, or all of it smaller. */
export class RenderTooLarge extends Unprocessable<'render_too_large'> {
  constructor(size: RenderSize, mostPixels: number) {
    const { width, height, fps, seconds } = size;
    const fitSeconds = Math.floor(mostPixels / (width * height * fps));
    const scale = Math.sqrt(mostPixels / (width * height * fps * seconds));
    const even = (side: number) => Math.max(2, Math.floor((side * scale) / 2) * 2);
    const fits = { fitSeconds, fitWidth: even(width), fitHeight: even(height) };
    const detail = `This video is too much for one render here: ${width}×${height} pixels, ${fps} frames a second, ${seconds} s. At this size ${fitSeconds} s would fit; at this length, ${fits.fitWidth}×${fits.fitHeight} pixels.`;
    super('render_too_large', detail, undefined, { ...size, ...fits });
  }
}
