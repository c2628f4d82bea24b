/** What we wrote on space. */
import { bigBang } from './bigBang.topic';
import { blackHoles } from './blackHoles.topic';
import { eclipses } from './eclipses.topic';
import { giantPlanets } from './giantPlanets.topic';
import { mars } from './mars.topic';
import { milkyWay } from './milkyWay.topic';
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
import { telescopes } from './telescopes.topic';

export const spaceTopics = [
  bigBang,
  blackHoles,
  eclipses,
  giantPlanets,
  mars,
  milkyWay,
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
  telescopes,
];
