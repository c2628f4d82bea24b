/** Finds every chart by reading the folder, so that a new one cannot be forgotten. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart';
import { readChart } from './readChart';

const MACHINES = 'src/machines';

/** From the repository's root, in an order that does not depend on the disk. */
export const machineFiles = () =>
  readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => `${MACHINES}/${file.split(path.sep).join('/')}`)
    .sort();

/** The sentence that a module begins with, without the checklist's rows. */
export function headSentence(source: string): string {
  const [, sentence = ''] = /^\/\*\* ([^*]+?) \*\//.exec(source) ?? [];
  return sentence.replace(/\s*\[[^\]]+\](–\[[^\]]+\])?/g, '').trim();
}

export async function loadMachine(file: string): Promise<AnyStateMachine> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const machines = Object.entries(exported).filter(([name]) => name.endsWith('Machine'));
  if (machines.length !== 1) throw new Error(`${file} must export one …Machine, not ${machines.length}`);
  return machines[0]?.[1] as AnyStateMachine;
}

export async function findCharts(): Promise<readonly Chart[]> {
  const charts: Chart[] = [];
  for (const file of machineFiles()) {
    const purpose = headSentence(readFileSync(file, 'utf8'));
    charts.push(readChart(await loadMachine(file), { file, purpose }));
  }
  return charts;
}
