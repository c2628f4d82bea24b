/** What we wrote on history. */
import { ancientGreece } from './ancientGreece.topic';
import { berlinWall } from './berlinWall.topic';
import { calendar } from './calendar.topic';
import { coldWar } from './coldWar.topic';
import { firstWorldWar } from './firstWorldWar.topic';
import { greatWall } from './greatWall.topic';
import { industrialRevolution } from './industrialRevolution.topic';
import { moonLanding } from './moonLanding.topic';
import { printingPress } from './printingPress.topic';
import { pyramids } from './pyramids.topic';
import { romanEmpire } from './romanEmpire.topic';
import { silkRoad } from './silkRoad.topic';
import { titanic } from './titanic.topic';
import { vikings } from './vikings.topic';

export const historyTopics = [
  ancientGreece,
  berlinWall,
  calendar,
  coldWar,
  firstWorldWar,
  greatWall,
  industrialRevolution,
  moonLanding,
  printingPress,
  pyramids,
  romanEmpire,
  silkRoad,
  titanic,
  vikings,
];
