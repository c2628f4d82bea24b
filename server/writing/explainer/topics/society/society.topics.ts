/** What we wrote on society. */
import { cities } from './cities.topic';
import { courts } from './courts.topic';
import { democracy } from './democracy.topic';
import { recycling } from './recycling.topic';
import { unitedNations } from './unitedNations.topic';
import { usGovernment } from './usGovernment.topic';

export const societyTopics = [cities, courts, democracy, recycling, unitedNations, usGovernment];
