/** How hurricanes form. */
import { defineTopic } from '../../defineTopic';

export const hurricanes = defineTopic({
  name: 'hurricanes',
  about: ['hurricane', 'typhoon', 'cyclone', 'tropical storm'],
  scripts: [
    {
      title: 'An engine that runs on warm water',
      about: ['eye of the storm', 'hurricanes form', 'how hurricanes form'],
      level: 'easy',
      lines: [
        ['thermometer', 'Take an ocean at twenty-seven degrees or more.'],
        [
          'hot-springs',
          'Warm, wet air rises from it, and high up its water turns to drops and gives off heat.',
        ],
        ['up-arrow', 'The heat makes the air rise even faster.'],
        ['wind-face', 'More air rushes in below and brings more moisture.'],
        ['cyclone', 'Because the Earth turns, all of it begins to spin.'],
        ['eye', 'In the middle a calm eye opens, often with blue sky.'],
        ['warning', 'Around it stands a wall of the strongest winds.'],
        ['house', 'Over land, the engine loses its fuel, and within days the storm dies.'],
        ['globe-with-meridians', 'In Asia, it is called a typhoon, but the machine is the same.'],
      ],
    },
    {
      title: 'Why storms have names',
      about: ['hurricane names', 'hurricanes names', 'hurricanes named', 'storms names', 'storms named'],
      level: 'standard',
      lines: [
        ['label', 'Andrew, Katrina, Haiyan, each is the name of a storm.'],
        ['radio', 'Names are easier to say and to hear on a bad radio line than numbers.'],
        ['spiral-notepad', 'For each ocean, there is a list, in order of the alphabet.'],
        ['person-raising-hand', "In the Atlantic, women's and men's names take turns."],
        ['counterclockwise-arrows-button', 'After six years, the list comes round again.'],
        [
          'crying-face',
          'When a storm has done terrible harm, its name is retired, like the shirt of a great player.',
        ],
        ['satellite', 'Today satellites see a storm days before it reaches the coast.'],
        ['luggage', 'That gives people the time to close their shutters and leave.'],
      ],
    },
  ],
});
