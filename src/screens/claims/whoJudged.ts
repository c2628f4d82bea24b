/** Who held a script against its page, in words. [WR3] */
import type { WriterName } from '../../../contract/scripts/script';
import { claimsMessages as text } from '../../locales/messages/wizards/claims';
import { calledIn } from '../wizard/script/writingActors';

const judges = {
  operatorModel: (writer) => text.judged.byModel(calledIn(writer)),
  localModel: (writer) => text.judged.byModel(calledIn(writer)),
  browserModel: () => text.judged.byBrowser,
  builtIn: () => text.judged.byRules,
} satisfies Record<WriterName['kind'], (writer: WriterName) => string>;

export const whoJudged = (writer: WriterName): string => judges[writer.kind](writer);
