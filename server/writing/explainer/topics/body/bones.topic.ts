/** Bones and the skeleton. */
import { defineTopic } from '../../defineTopic';

export const bones = defineTopic({
  name: 'bones',
  about: ['bone', 'skeleton', 'human skeleton'],
  scripts: [
    {
      title: 'Stronger than concrete',
      about: ['what are bones made of', 'bones strong', 'bones heal'],
      level: 'easy',
      lines: [
        ['bone', 'A bone is not a dead stick, it is a building site.'],
        ['hammer', 'Some cells tear down old bone all the time, and others build it up again.'],
        ['calendar', 'In about ten years, most of your skeleton has been renewed.'],
        ['balance-scale', 'For its weight, it is stronger than concrete.'],
        ['building-construction', 'Minerals make it hard, and threads of protein let it bend.'],
        ['feather', 'Inside there are fine struts, just where the load is, as in a crane.'],
        ['person-running', 'Bones grow stronger with each run and jump.'],
        ['astronaut', 'Astronauts, who carry nothing, lose a little of them every month.'],
        ['drop-of-blood', 'And within, some two million new red blood cells are made each second.'],
      ],
    },
    {
      title: 'You were born with more bones',
      about: ['how many bones', 'baby bones'],
      level: 'easy',
      lines: [
        ['baby', 'A baby has some two hundred and seventy bones, far more than you.'],
        [
          'puzzle-piece',
          'Its skull comes in several plates, so that it can pass a narrow way and the brain can grow.',
        ],
        ['link', 'As it grows, many pieces join, and the grown skeleton has about two hundred and six.'],
        ['hand-with-fingers-splayed', 'More than half of these are in the hands and feet.'],
        ['leg', 'The longest is the thigh bone, a quarter of your height.'],
        ['ear', 'The smallest is in the ear, and would fit on a grain of rice.'],
        ['detective', 'To an expert, it tells age, height, old injuries and even what a child ate.'],
        ['hourglass-done', 'Of all of us, it remains the longest.'],
      ],
    },
  ],
});
