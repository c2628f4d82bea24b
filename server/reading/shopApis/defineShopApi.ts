/** A shop API: the same product as data, at an address beside the page's. */
import type { GuardedFetch } from '../../fetching/guardedFetch';
import type { Finding } from '../html/finding';

export interface ShopApiDeps {
  readonly guardedFetch: GuardedFetch;
  readonly signal?: AbortSignal | undefined;
}

export interface ShopApi {
  readonly name: string;
  /** Whether the address looks like a page that has one; a wrong guess costs one request. */
  suits(url: URL): boolean;
  /** Nothing when there is none. */
  read(url: URL, world: ShopApiDeps): Promise<readonly Finding[]>;
}

export const defineShopApi = (shopApi: ShopApi): ShopApi => shopApi;
