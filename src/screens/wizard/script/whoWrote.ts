/** Who wrote a script. [WR1] */
import type { WriterName } from '../../../../contract/scripts/script';
import { scriptWritingMessages as text } from '../../../locales/messages/wizards/scriptWriting';
import { calledIn } from './writingActors';

const says = {
  operatorModel: (writer) => text.by.operatorModel(calledIn(writer)),
  localModel: (writer) => text.by.localModel(calledIn(writer)),
  browserModel: () => text.by.browserModel,
  builtIn: () => text.by.builtIn,
} satisfies Record<WriterName['kind'], (writer: WriterName) => string>;

export const whoWrote = (writer: WriterName): string => says[writer.kind](writer);
