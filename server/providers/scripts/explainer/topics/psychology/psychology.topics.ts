/** What we wrote on the mind. */
import { dreams } from './dreams.topic';
import { fear } from './fear.topic';
import { groups } from './groups.topic';
import { habits } from './habits.topic';
import { illusions } from './illusions.topic';
import { learning } from './learning.topic';
import { meditation } from './meditation.topic';
import { memory } from './memory.topic';

export const psychologyTopics = [dreams, fear, groups, habits, illusions, learning, meditation, memory];
