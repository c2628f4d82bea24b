/** Who writes scripts, as the views know it. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { WriterName } from '../../../../contract/scripts/script';
import { scriptWritingMessages as text } from '../../../locales/messages/wizards/scriptWriting';
import type { browserModelMachine } from '../../../machines/browserModel/browserModel.machine';
import type { scriptWritingMachine } from '../../../machines/scriptWriting/scriptWriting.machine';

export type ScriptWritingActor = ActorRefFrom<typeof scriptWritingMachine>;
export type ScriptWritingSnapshot = SnapshotFrom<typeof scriptWritingMachine>;
export type BrowserModelActor = ActorRefFrom<typeof browserModelMachine>;

/** In the middle of a sentence on what it does. */
export const calledIn = ({ model }: Partial<WriterName> = {}) => model ?? text.aModel;
