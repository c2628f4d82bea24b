/** Tsunamis: how they form, and a girl who knew. */
import { defineTopic } from '../../defineTopic';

export const tsunamis = defineTopic({
  name: 'tsunamis',
  about: ['tsunami', 'tidal wave'],
  scripts: [
    {
      title: 'A wave as fast as a plane',
      about: [
        'tsunamis form',
        'tsunami form',
        'what causes tsunamis',
        'what is a tsunami',
        'tsunami work',
        'tsunami fast',
        'tsunami happen',
        'how fast tsunami',
        'tsunami start',
        'tsunami high',
      ],
      level: 'easy',
      lines: [
        ['down-arrow', 'A tsunami begins when the sea floor jumps, mostly in an earthquake.'],
        ['water-wave', 'All the water above it is lifted or drops, from the bottom to the top.'],
        ['airplane', 'In the deep sea, the wave runs as fast as an airliner.'],
        ['sailboat', 'Yet there it is often less than a metre high, so a sailor does not notice it.'],
        ['beach-with-umbrella', 'Near the shore, the front slows down, and what comes behind piles up.'],
        ['cityscape', 'It does not break like a wave for surfers, but comes as a flood that does not stop.'],
        ['eyes', 'Sometimes the sea draws back first.'],
        [
          'counterclockwise-arrows-button',
          'And there is more than one wave, and the first is often not the worst.',
        ],
      ],
    },
    {
      title: 'The girl who listened in class',
      about: [
        'tilly smith',
        'what should tsunami',
        'survive a tsunami',
        'tsunami 2004',
        'indian ocean tsunami',
        'tsunami safety',
        'tsunami warning',
      ],
      level: 'standard',
      lines: [
        [
          'school',
          'Two weeks before Christmas of 2004, Tilly Smith, who was ten, had a lesson about tsunamis.',
        ],
        ['beach-with-umbrella', 'On the twenty-sixth of December, she stood on a beach in Thailand.'],
        ['bubbles', 'The water fizzed like beer, and came in and in, and did not go out.'],
        ['fearful-face', 'She told her parents that there would be a tsunami, and would not be quiet.'],
        ['person-running', 'Her father warned a guard, and the beach was cleared within minutes.'],
        ['check-mark-button', 'About a hundred people were saved, and nobody died there.'],
        ['headstone', 'Elsewhere, more than two hundred thousand did.'],
        [
          'mountain',
          'If the ground shakes for long near the sea, or the water draws away, run uphill and do not wait for a warning.',
        ],
      ],
    },
  ],
});
