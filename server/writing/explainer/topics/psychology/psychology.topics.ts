/** What we wrote on the mind. */
import { adhd } from './adhd.topic';
import { anxiety } from './anxiety.topic';
import { biases } from './biases.topic';
import { depression } from './depression.topic';
import { dreams } from './dreams.topic';
import { emotions } from './emotions.topic';
import { fear } from './fear.topic';
import { groups } from './groups.topic';
import { habits } from './habits.topic';
import { happiness } from './happiness.topic';
import { illusions } from './illusions.topic';
import { learning } from './learning.topic';
import { meditation } from './meditation.topic';
import { memory } from './memory.topic';
import { placebo } from './placebo.topic';
import { publicSpeaking } from './publicSpeaking.topic';
import { stoicism } from './stoicism.topic';
import { stress } from './stress.topic';
import { timeManagement } from './timeManagement.topic';

export const psychologyTopics = [
  adhd,
  anxiety,
  biases,
  depression,
  dreams,
  emotions,
  fear,
  groups,
  habits,
  happiness,
  illusions,
  learning,
  meditation,
  memory,
  placebo,
  publicSpeaking,
  stoicism,
  stress,
  timeManagement,
];
