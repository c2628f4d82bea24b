/** What we wrote on history. */
import { americanCivilWar } from './americanCivilWar.topic';
import { ancientEgypt } from './ancientEgypt.topic';
import { ancientGreece } from './ancientGreece.topic';
import { berlinWall } from './berlinWall.topic';
import { blackDeath } from './blackDeath.topic';
import { calendar } from './calendar.topic';
import { civilRights } from './civilRights.topic';
import { coldWar } from './coldWar.topic';
import { columbus } from './columbus.topic';
import { firstWorldWar } from './firstWorldWar.topic';
import { frenchRevolution } from './frenchRevolution.topic';
import { genghisKhan } from './genghisKhan.topic';
import { greatDepression } from './greatDepression.topic';
import { greatWall } from './greatWall.topic';
import { industrialRevolution } from './industrialRevolution.topic';
import { juliusCaesar } from './juliusCaesar.topic';
import { magnaCarta } from './magnaCarta.topic';
import { mandela } from './mandela.topic';
import { moonLanding } from './moonLanding.topic';
import { napoleon } from './napoleon.topic';
import { printingPress } from './printingPress.topic';
import { pyramids } from './pyramids.topic';
import { renaissance } from './renaissance.topic';
import { romanEmpire } from './romanEmpire.topic';
import { samurai } from './samurai.topic';
import { secondWorldWar } from './secondWorldWar.topic';
import { silkRoad } from './silkRoad.topic';
import { spaceRace } from './spaceRace.topic';
import { stonehenge } from './stonehenge.topic';
import { titanic } from './titanic.topic';
import { vikings } from './vikings.topic';

export const historyTopics = [
  americanCivilWar,
  ancientEgypt,
  ancientGreece,
  berlinWall,
  blackDeath,
  calendar,
  civilRights,
  coldWar,
  columbus,
  firstWorldWar,
  frenchRevolution,
  genghisKhan,
  greatDepression,
  greatWall,
  industrialRevolution,
  juliusCaesar,
  magnaCarta,
  mandela,
  moonLanding,
  napoleon,
  printingPress,
  pyramids,
  renaissance,
  romanEmpire,
  samurai,
  secondWorldWar,
  silkRoad,
  spaceRace,
  stonehenge,
  titanic,
  vikings,
];
