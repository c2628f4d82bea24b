/** What we wrote on food. */
import { bread } from './bread.topic';
import { cheese } from './cheese.topic';
import { chili } from './chili.topic';
import { chocolate } from './chocolate.topic';
import { coffee } from './coffee.topic';
import { iceCream } from './iceCream.topic';
import { nutrition } from './nutrition.topic';
import { pasta } from './pasta.topic';
import { pizza } from './pizza.topic';
import { popcorn } from './popcorn.topic';
import { rice } from './rice.topic';
import { salt } from './salt.topic';
import { sugar } from './sugar.topic';
import { tea } from './tea.topic';

export const foodTopics = [
  bread,
  cheese,
  chili,
  chocolate,
  coffee,
  iceCream,
  nutrition,
  pasta,
  pizza,
  popcorn,
  rice,
  salt,
  sugar,
  tea,
];
