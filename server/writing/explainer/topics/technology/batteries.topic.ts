/** How batteries work. */
import { defineTopic } from '../../defineTopic';

export const batteries = defineTopic({
  name: 'batteries',
  about: ['battery', 'rechargeable battery'],
  scripts: [
    {
      title: 'A detour for electrons',
      about: ['how batteries work', 'lithium battery', 'lithium ion', 'phone battery', 'charging'],
      level: 'easy',
      lines: [
        [
          'battery',
          'In a battery, there are two materials, and one would love to give electrons to the other.',
        ],
        ['no-entry', 'If they touched, it would happen at once, as heat.'],
        ['puzzle-piece', 'So we keep them apart, with a layer that lets only charged atoms pass.'],
        ['electric-plug', 'The electrons have to take the long way, outside, through your lamp.'],
        ['light-bulb', 'On this way they work.'],
        ['hourglass-done', 'When all of them have crossed, it is empty.'],
        ['counterclockwise-arrows-button', 'In a phone, you can push them back with a charger.'],
        [
          'mobile-phone',
          'Lithium is good at this, because it is light and gives its electron away so gladly.',
        ],
      ],
    },
    {
      title: 'It began with a frog',
      about: ['history of batteries', 'first battery', 'alessandro volta', 'galvani'],
      level: 'standard',
      lines: [
        ['frog', "Around 1780, Luigi Galvani touched a dead frog's leg with two metals, and it kicked."],
        ['high-voltage', 'He believed that he had found electricity of life.'],
        [
          'thinking-face',
          'Alessandro Volta had his doubts, and thought that the metals made it, and the frog was only wet.',
        ],
        [
          'coin',
          'In 1800, he piled up discs of zinc and silver, with cloth soaked in salt water between them.',
        ],
        ['hand-with-fingers-splayed', 'Whoever touched both ends felt a blow.'],
        ['battery', 'It was the first battery.'],
        [
          'light-bulb',
          'Within a few years, people used it to split water, to discover metals and to light an arc.',
        ],
        ['label', 'The unit on every battery bears his name, the volt.'],
      ],
    },
  ],
});
