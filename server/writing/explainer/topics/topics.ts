/** Every topic that we wrote scripts on, a folder a field: one more is a file and two lines in its field's list. */
import type { Topic } from '../defineTopic';
import { artsTopics } from './arts/arts.topics';
import { bodyTopics } from './body/body.topics';
import { earthTopics } from './earth/earth.topics';
import { everydayTopics } from './everyday/everyday.topics';
import { foodTopics } from './food/food.topics';
import { historyTopics } from './history/history.topics';
import { languageTopics } from './language/language.topics';
import { lifeTopics } from './life/life.topics';
import { mathsTopics } from './maths/maths.topics';
import { moneyTopics } from './money/money.topics';
import { psychologyTopics } from './psychology/psychology.topics';
import { scienceTopics } from './science/science.topics';
import { societyTopics } from './society/society.topics';
import { spaceTopics } from './space/space.topics';
import { sportTopics } from './sport/sport.topics';
import { technologyTopics } from './technology/technology.topics';

export const topics: readonly Topic[] = [
  ...artsTopics,
  ...bodyTopics,
  ...earthTopics,
  ...everydayTopics,
  ...foodTopics,
  ...historyTopics,
  ...languageTopics,
  ...lifeTopics,
  ...mathsTopics,
  ...moneyTopics,
  ...psychologyTopics,
  ...scienceTopics,
  ...societyTopics,
  ...spaceTopics,
  ...sportTopics,
  ...technologyTopics,
];
