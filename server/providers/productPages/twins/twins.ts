/** Every twin; a new one is a file and a line here. */
import { appStoreTwin } from './appStore.twin';
import type { Twin } from './defineTwin';
import { shopifyTwin } from './shopify.twin';
import { wooTwin } from './woo.twin';

export const twins: readonly Twin[] = [shopifyTwin, appStoreTwin, wooTwin];
