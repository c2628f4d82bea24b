/** How near `zoom-effect` goes: little but the picture is seen, and of each what it is about. */
import type { Crop } from '../paint/mainStand';

export const NEAR: Crop = { onScreen: 1 / 1.8, onCard: 1 / 1.5 };
