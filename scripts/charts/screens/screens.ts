/** Every chart with the screen that shows it, in the order of the index. */
import { account } from './account';
import { captions } from './captions';
import { editing } from './editing';
import { everywhere } from './everywhere';
import { library } from './library';
import { making } from './making';
import { saving } from './saving';
import type { Area, Shown } from './shows';

export const areas: readonly Area[] = [account, making, editing, captions, saving, library, everywhere];

const all: Readonly<Record<string, Shown>> = Object.assign({}, ...areas.map(({ charts }) => charts));

/** In the order in which areas and their charts are told. */
export const inOrder = <Named extends { readonly name: string }>(
  charts: readonly Named[],
): readonly Named[] => Object.keys(all).flatMap((wanted) => charts.filter(({ name }) => name === wanted));

export function shownOf(chart: string): Shown {
  const shown = all[chart];
  if (!shown) throw new Error(`say in scripts/charts/screens which screen shows the chart "${chart}"`);
  return shown;
}
