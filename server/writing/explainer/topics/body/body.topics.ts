/** What we wrote on the body and its health. */
import { allergies } from './allergies.topic';
import { antibiotics } from './antibiotics.topic';
import { blood } from './blood.topic';
import { bones } from './bones.topic';
import { brain } from './brain.topic';
import { cancer } from './cancer.topic';
import { diabetes } from './diabetes.topic';
import { digestion } from './digestion.topic';
import { eyes } from './eyes.topic';
import { germs } from './germs.topic';
import { headaches } from './headaches.topic';
import { hearing } from './hearing.topic';
import { heart } from './heart.topic';
import { hormones } from './hormones.topic';
import { immuneSystem } from './immuneSystem.topic';
import { kidneys } from './kidneys.topic';
import { liver } from './liver.topic';
import { lungs } from './lungs.topic';
import { muscles } from './muscles.topic';
import { skin } from './skin.topic';
import { sleep } from './sleep.topic';
import { smoking } from './smoking.topic';
import { taste } from './taste.topic';
import { tears } from './tears.topic';
import { vaccines } from './vaccines.topic';
import { vitamins } from './vitamins.topic';
import { yawning } from './yawning.topic';

export const bodyTopics = [
  allergies,
  antibiotics,
  blood,
  bones,
  brain,
  cancer,
  diabetes,
  digestion,
  eyes,
  germs,
  headaches,
  hearing,
  heart,
  hormones,
  immuneSystem,
  kidneys,
  liver,
  lungs,
  muscles,
  skin,
  sleep,
  smoking,
  taste,
  tears,
  vaccines,
  vitamins,
  yawning,
];
