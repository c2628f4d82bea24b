/** What we wrote on the Earth, its weather and its seas. */
import { deepSea } from './deepSea.topic';
import { deserts } from './deserts.topic';
import { diamonds } from './diamonds.topic';
import { earthquakes } from './earthquakes.topic';
import { everest } from './everest.topic';
import { glaciers } from './glaciers.topic';
import { greenhouseEffect } from './greenhouseEffect.topic';
import { hurricanes } from './hurricanes.topic';
import { lightning } from './lightning.topic';
import { planetEarth } from './planetEarth.topic';
import { rainforest } from './rainforest.topic';
import { tides } from './tides.topic';
import { timeZones } from './timeZones.topic';
import { tornadoes } from './tornadoes.topic';
import { tsunamis } from './tsunamis.topic';
import { volcanoes } from './volcanoes.topic';
import { waterCycle } from './waterCycle.topic';
import { weather } from './weather.topic';
import { wind } from './wind.topic';

export const earthTopics = [
  deepSea,
  deserts,
  diamonds,
  earthquakes,
  everest,
  glaciers,
  greenhouseEffect,
  hurricanes,
  lightning,
  planetEarth,
  rainforest,
  tides,
  timeZones,
  tornadoes,
  tsunamis,
  volcanoes,
  waterCycle,
  weather,
  wind,
];
