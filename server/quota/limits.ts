/** What one person, and everybody together, may have in use: from the environment, null is no limit. [TR2] */
import type { Config } from '../config';

export type LimitConfig = Pick<
  Config,
  | 'RENDER_MAX_GIGAPIXELS'
  | 'USER_JOBS'
  | 'USER_RENDERS'
  | 'USER_STORAGE_GB'
  | 'USER_UPLOADS_A_DAY'
  | 'USER_PROJECTS'
  | 'TOTAL_JOBS'
  | 'TOTAL_RENDERS'
  | 'TOTAL_STORAGE_GB'
>;
type Limit = number | null;

export interface Limits {
  /** Pixels times frames of one render. */
  readonly renderPixels: Limit;
  readonly user: {
    readonly jobs: Limit;
    readonly renders: Limit;
    readonly bytes: Limit;
    readonly uploadsADay: Limit;
    readonly projects: Limit;
  };
  readonly everybody: { readonly jobs: Limit; readonly renders: Limit; readonly bytes: Limit };
}

const GIGABYTE = 1e9;
const limit = (value: number, unit = 1): Limit => (value > 0 ? value * unit : null);

export const limitsOf = (config: LimitConfig): Limits => ({
  renderPixels: limit(config.RENDER_MAX_GIGAPIXELS, 1e9),
  user: {
    jobs: limit(config.USER_JOBS),
    renders: limit(config.USER_RENDERS),
    bytes: limit(config.USER_STORAGE_GB, GIGABYTE),
    uploadsADay: limit(config.USER_UPLOADS_A_DAY),
    projects: limit(config.USER_PROJECTS),
  },
  everybody: {
    jobs: limit(config.TOTAL_JOBS),
    renders: limit(config.TOTAL_RENDERS),
    bytes: limit(config.TOTAL_STORAGE_GB, GIGABYTE),
  },
});

/** Gigabytes as they are said. */
export const inGigabytes = (bytes: number): number => Number((bytes / GIGABYTE).toPrecision(3));
