/** Why the earth shakes. */
import { defineTopic } from '../../defineTopic';

export const earthquakes = defineTopic({
  name: 'earthquakes',
  about: ['earthquake'],
  near: ['seismograph'],
  scripts: [
    {
      title: 'Why the ground shakes',
      about: [
        'seismic',
        'tectonic plate',
        'plate tectonics',
        'earthquakes happen',
        'causes earthquakes',
        'earthquake caused',
        'predict earthquakes',
        'richter scale',
      ],
      level: 'easy',
      lines: [
        ['globe-showing-europe-africa', 'The ground beneath you is moving right now.'],
        ['puzzle-piece', 'The shell of the Earth is broken into plates, like a cracked egg.'],
        ['snail', 'They drift about as fast as your fingernails grow.'],
        ['brick', 'Where two plates meet, rough rock gets stuck.'],
        ['hourglass-not-done', 'The plates keep pushing, and strain builds up for decades or centuries.'],
        ['collision', 'Then the rock breaks, and slips by metres within seconds.'],
        ['water-wave', 'Waves race out through the ground, faster than any airplane.'],
        ['house', 'What we feel is the earthquake.'],
        ['chart-increasing', 'Each step on the magnitude scale means about 32 times as much energy.'],
        ['ring-buoy', 'Nobody can predict the day, but good buildings save most lives.'],
      ],
    },
    {
      title: 'What to do in an earthquake',
      about: [
        'earthquake safety',
        'survive earthquake',
        'what to do in an earthquake',
        'how to survive an earthquake',
      ],
      level: 'easy',
      lines: [
        ['warning', 'An earthquake gives you seconds, so decide now.'],
        ['person-kneeling', 'Drop, cover and hold on.'],
        ['hand-with-fingers-splayed', 'Get down on your hands and knees before the shaking throws you down.'],
        ['chair', 'Crawl under a strong table and hold on to one of its legs.'],
        ['brick', 'If there is none, protect your head and neck with your arms.'],
        ['window', 'Stay away from windows and tall shelves.'],
        ['no-entry', 'Do not run outside, because most people are hurt by things that fall.'],
        ['bed', 'If you are in bed, stay there under your pillow.'],
        ['automobile', 'In a car, stop in the open, away from bridges.'],
        ['water-wave', 'Near the sea, go to high ground as soon as the shaking ends.'],
      ],
    },
  ],
});
