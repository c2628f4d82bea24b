/** In the place of `startThread` where the bundles are there: as the built server starts its own. */
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { bundleOf } from './bundles';

export const startThread = (name: string, _near: string, options: WorkerOptions = {}): Worker =>
  new Worker(bundleOf(`${name}.thread`), options);
