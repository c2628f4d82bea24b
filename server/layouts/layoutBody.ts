/** How a layout comes in: as large as ten thousand items with their texts, and refused by the item that is wrong. */
import type { ImplementOptions } from '../http/implement';
import { refuseShape } from './refuseShape';

export const LAYOUT_BODY = { bodyLimit: 16 * 2 ** 20, refuseBody: refuseShape } satisfies ImplementOptions;
