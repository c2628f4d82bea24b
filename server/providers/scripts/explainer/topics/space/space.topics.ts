/** What we wrote on space. */
import { blackHoles } from './blackHoles.topic';
import { eclipses } from './eclipses.topic';
import { mars } from './mars.topic';
import { moonPhases } from './moonPhases.topic';
import { rockets } from './rockets.topic';
import { seasons } from './seasons.topic';
import { shootingStars } from './shootingStars.topic';
import { solarSystem } from './solarSystem.topic';
import { spaceStation } from './spaceStation.topic';
import { stars } from './stars.topic';
import { sun } from './sun.topic';

export const spaceTopics = [
  blackHoles,
  eclipses,
  mars,
  moonPhases,
  rockets,
  seasons,
  shootingStars,
  solarSystem,
  spaceStation,
  stars,
  sun,
];
