/** What we wrote on the arts. */
import { cinema } from './cinema.topic';
import { colours } from './colours.topic';
import { music } from './music.topic';
import { perspective } from './perspective.topic';
import { theatre } from './theatre.topic';

export const artsTopics = [cinema, colours, music, perspective, theatre];
