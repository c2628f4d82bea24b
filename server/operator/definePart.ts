/** One thing that stands behind the server, as a value: how it is, and a trial of what it is for. [OP1] */
import type { PartName, PartSaid, PartState } from '../../contract/operator';
import type { AppPorts } from '../appPorts';
import type { probes } from '../health/probes';
import type { Readiness } from '../health/readiness';
import type { Caller } from '../http/implement';

export type PartWorld = Pick<
  AppPorts,
  | 'config'
  | 'db'
  | 'pages'
  | 'scripts'
  | 'speech'
  | 'pictures'
  | 'lookUp'
  | 'mail'
  | 'storage'
  | 'transcriber'
> & { readonly readiness: Pick<Readiness, 'part'> };
interface Looked {
  readonly state: PartState;
  readonly says: PartSaid;
}
export interface Trying {
  readonly signal: AbortSignal;
  /** Who asked. */
  readonly caller: Caller;
  /** What their browser accepts. */
  readonly language: string | undefined;
}

export interface ServerPart {
  readonly name: PartName;
  /** Where it stands for something that `/v1/ready` looks at: what fails there is broken here. */
  readonly probed?: keyof typeof probes;
  /** Quick, and costs nobody anything. May throw: then it is told as broken, with the reason. */
  readonly look: (world: PartWorld) => Promise<Looked>;
  /** The longest that a trial may take. */
  readonly limitMs: number;
  /** Does once what the part is for. Throws why it cannot. */
  readonly attempt: (world: PartWorld, trying: Trying) => Promise<PartSaid>;
}
export const definePart = (part: ServerPart): ServerPart => part;

export const good = (says: PartSaid): Looked => ({ state: 'good', says });
export const limited = (says: PartSaid): Looked => ({ state: 'limited', says });
export const off = (says: PartSaid): Looked => ({ state: 'off', says });
export const broken = (says: PartSaid): Looked => ({ state: 'broken', says });
