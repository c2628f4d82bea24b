/** What is said where a limit is reached, and how to get below it. [TR2] */
import { refusalSentences } from '../../contract/refusalSentences';
import { Problem, TryLater, Unprocessable } from '../http/problems';
import { inGigabytes } from './limits';

/** About as long as a video takes. */
const A_WHILE_SECONDS = 60;

export class TooManyJobs extends TryLater<'too_many_jobs'> {
  constructor(most: number) {
    super(A_WHILE_SECONDS, 'too_many_jobs', refusalSentences.too_many_jobs({ most }), undefined, { most });
  }
}
export class TooManyRenders extends TryLater<'too_many_renders'> {
  constructor(most: number) {
    super(A_WHILE_SECONDS, 'too_many_renders', refusalSentences.too_many_renders({ most }), undefined, {
      most,
    });
  }
}
export class ServerBusy extends TryLater<'server_busy'> {
  constructor() {
    super(A_WHILE_SECONDS, 'server_busy', refusalSentences.server_busy);
  }
}
export class TooManyUploads extends TryLater<'too_many_uploads'> {
  constructor(most: number, now = new Date()) {
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const hours = Math.ceil((midnight - now.getTime()) / 3_600_000);
    const detail = refusalSentences.too_many_uploads({ most, hours });
    const seconds = Math.ceil((midnight - now.getTime()) / 1000);
    super(seconds, 'too_many_uploads', detail, undefined, { most, hours });
  }
}
export class TooManyProjects extends Problem<'too_many_projects'> {
  constructor(most: number) {
    const detail = refusalSentences.too_many_projects({ most });
    super(403, 'too_many_projects', detail, undefined, { most });
  }
}
export class StorageFull extends Problem<'storage_full'> {
  constructor(usedBytes: number, mostBytes: number) {
    const [used, most] = [inGigabytes(usedBytes), inGigabytes(mostBytes)];
    const detail = refusalSentences.storage_full({ used, most });
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
    const figures = { ...size, ...fits };
    super('render_too_large', refusalSentences.render_too_large(figures), undefined, figures);
  }
}
export class GifTooLong extends Unprocessable<'gif_too_long'> {
  constructor(seconds: number, most: number) {
    super('gif_too_long', refusalSentences.gif_too_long({ seconds, most }), undefined, { seconds, most });
  }
}
