/** The Berlin Wall. */
import { defineTopic } from '../../defineTopic';

export const berlinWall = defineTopic({
  name: 'the Berlin Wall',
  about: ['berlin wall'],
  scripts: [
    {
      title: 'The wall that fell by mistake',
      about: [
        'fall of the wall',
        'fall of the berlin wall',
        'berlin wall fall',
        'history of the berlin wall',
      ],
      level: 'standard',
      lines: [
        ['brick', 'For twenty-eight years, a wall cut Berlin in two.'],
        ['microphone', 'On the ninth of November 1989, an official of the East held a press conference.'],
        ['memo', 'He read from a note that people would be allowed to travel.'],
        ['red-question-mark', 'From when, a journalist asked.'],
        ['thinking-face', 'He searched through his papers and said that, as far as he knew, it was at once.'],
        ['television', 'It was meant for the next day, but millions had heard him on television.'],
        ['person-walking', 'Thousands went to the crossings.'],
        ['unlocked', 'Shortly before midnight, an officer without orders opened the gate.'],
        ['hammer', 'People danced on the wall, and then they came with hammers.'],
      ],
    },
    {
      title: 'Over, under and through',
      about: ['east germany', 'escape berlin wall', 'escape east germany'],
      level: 'easy',
      lines: [
        ['balloon', 'Two families in East Germany sewed a balloon.'],
        [
          't-shirt',
          'Week after week, they bought small pieces of cloth in different towns, so that nobody would wonder.',
        ],
        ['wind-face', 'The first attempt failed, and the police were looking for them.'],
        ['night-with-stars', 'One night in September 1979, eight people rose into the dark.'],
        ['fire', 'The burner went out, and they came down hard.'],
        ['flashlight', 'Then they saw two policemen with torches.'],
        ['red-question-mark', 'Are we in the West, one of them asked.'],
        ['hugging-face', 'You are, was the answer.'],
        [
          'hole',
          'Others dug tunnels or hid in cars, and at least one hundred and forty people died at the wall.',
        ],
      ],
    },
  ],
});
