/** What we wrote on sport. */
import { chess } from './chess.topic';
import { football } from './football.topic';
import { marathon } from './marathon.topic';
import { olympics } from './olympics.topic';

export const sportTopics = [chess, football, marathon, olympics];
