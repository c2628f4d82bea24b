/** What we wrote on the body and its health. */
import { bones } from './bones.topic';
import { brain } from './brain.topic';
import { digestion } from './digestion.topic';
import { eyes } from './eyes.topic';
import { germs } from './germs.topic';
import { hearing } from './hearing.topic';
import { heart } from './heart.topic';
import { immuneSystem } from './immuneSystem.topic';
import { muscles } from './muscles.topic';
import { sleep } from './sleep.topic';
import { taste } from './taste.topic';
import { tears } from './tears.topic';
import { vaccines } from './vaccines.topic';
import { yawning } from './yawning.topic';

export const bodyTopics = [
  bones,
  brain,
  digestion,
  eyes,
  germs,
  hearing,
  heart,
  immuneSystem,
  muscles,
  sleep,
  taste,
  tears,
  vaccines,
  yawning,
];
