/** What we wrote on space. */
import { bigBang } from './bigBang.topic';
import { blackHoles } from './blackHoles.topic';
import { eclipses } from './eclipses.topic';
import { mars } from './mars.topic';
import { moon } from './moon.topic';
import { moonPhases } from './moonPhases.topic';
import { northernLights } from './northernLights.topic';
import { rockets } from './rockets.topic';
import { seasons } from './seasons.topic';
import { shootingStars } from './shootingStars.topic';
import { solarSystem } from './solarSystem.topic';
import { spaceStation } from './spaceStation.topic';
import { stars } from './stars.topic';
import { sun } from './sun.topic';

export const spaceTopics = [
  bigBang,
  blackHoles,
  eclipses,
  mars,
  moon,
  moonPhases,
  northernLights,
  rockets,
  seasons,
  shootingStars,
  solarSystem,
  spaceStation,
  stars,
  sun,
];
