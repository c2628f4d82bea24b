/** What a plugin is: named commands over the document, defined by value. */
import type { Store } from 'tinybase/store';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import type { Refusal } from './refusal';

/** What a command may touch: the document it edits and a source of fresh ids. */
export interface CommandContext {
  readonly doc: Store;
  /** A fresh id that begins with the prefix, as the specification's ids do ('caption', 'bg_music'). */
  readonly newId: (prefix: string) => string;
  /** As it was before the command began. */
  readonly item: (id: string) => TrackItem | undefined;
  /** As it was before the command began. */
  readonly videoData: () => VideoData;
}

export interface Command<Payload> {
  /** Reads only. Null when it applies; the screen asks this to decide what is enabled, and why not. */
  check(context: CommandContext, payload: Payload): Refusal | null;
  /** Writes only through `context.doc`; undo is recorded by the kernel. Returns the ids to select, if that changes. */
  run(context: CommandContext, payload: Payload): readonly string[] | void;
}

export interface Plugin<Commands extends Record<string, Command<never>> = Record<string, Command<never>>> {
  readonly id: string;
  readonly commands: Commands;
}

export const defineCommand = <Payload>(command: Command<Payload>): Command<Payload> => command;
export const definePlugin = <const C extends Record<string, Command<never>>>(plugin: Plugin<C>): Plugin<C> =>
  plugin;

type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never;
export type CommandsOf<P extends readonly Plugin[]> = UnionToIntersection<P[number]['commands']>;
export type PayloadOf<C> = C extends Command<infer Payload> ? Payload : never;
