/** A twin: the same product as data, at an address beside the page's. */
import type { GuardedFetch } from '../../../fetching/guardedFetch';
import type { Finding } from '../reading/findings';

export interface TwinWorld {
  readonly guardedFetch: GuardedFetch;
  readonly signal?: AbortSignal | undefined;
}

export interface Twin {
  readonly name: string;
  /** Whether the address looks like a page that has one; a wrong guess costs one request. */
  suits(url: URL): boolean;
  /** Nothing when there is none. */
  read(url: URL, world: TwinWorld): Promise<readonly Finding[]>;
}

export const defineTwin = (twin: Twin): Twin => twin;
