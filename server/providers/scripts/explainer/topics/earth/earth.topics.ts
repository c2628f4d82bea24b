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
import { rainforest } from './rainforest.topic';
import { tides } from './tides.topic';
import { timeZones } from './timeZones.topic';
import { volcanoes } from './volcanoes.topic';
import { waterCycle } from './waterCycle.topic';
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
  rainforest,
  tides,
  timeZones,
  volcanoes,
  waterCycle,
  wind,
];
