/** Every shop API; a new one is a file and a line here. */
import { appStoreShopApi } from './appStore.shopApi';
import type { ShopApi } from './defineShopApi';
import { shopifyShopApi } from './shopify.shopApi';
import { wooShopApi } from './woo.shopApi';

export const shopApis: readonly ShopApi[] = [shopifyShopApi, appStoreShopApi, wooShopApi];
