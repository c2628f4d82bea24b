/** Antibiotics, and the bacteria that fight back. */
import { defineTopic } from '../../defineTopic';

export const antibiotics = defineTopic({
  name: 'antibiotics',
  about: ['antibiotic'],
  near: ['antibiotic allergy'],
  scripts: [
    {
      title: 'Holes in a wall',
      about: ['antibiotics work', 'what are antibiotics', 'antibiotics flu', 'antibiotics cold'],
      level: 'standard',
      lines: [
        ['brick', 'Bacteria wear a stiff wall, and your own cells do not.'],
        ['hammer', 'Penicillin stops them from building it, and so they burst.'],
        ['factory', 'Other antibiotics jam the little machines in which bacteria make their proteins.'],
        ['key', 'These machines differ from yours, so the medicine hits them and spares you.'],
        ['microbe', 'A virus has neither walls nor machines, as it borrows yours.'],
        ['no-entry', 'That is why antibiotics do nothing at all against a cold or the flu.'],
        ['seedling', 'They also kill useful bacteria in your gut, and that often upsets the stomach.'],
        ['calendar', 'Take them as your doctor says, and do not keep any for later.'],
        ['person-raising-hand', 'And never share them, not even with a friend.'],
      ],
    },
    {
      title: 'The bacteria that fight back',
      about: ['antibiotic resistance', 'superbug', 'resistant bacteria', 'resistance'],
      level: 'standard',
      lines: [
        ['trophy', 'When Alexander Fleming got his Nobel Prize in 1945, he gave a warning.'],
        ['pill', 'Whoever takes too little penicillin, he said, teaches the bacteria to resist it.'],
        ['game-die', 'Among billions of them, a few happen to be hard to kill.'],
        ['skull', 'The antibiotic removes all the others, and leaves them the whole place.'],
        ['link', 'Bacteria can even hand the trick to their neighbours.'],
        ['headstone', 'In 2019, more than a million people died because bacteria resisted.'],
        ['cow', 'Much of what is used goes to animals on farms.'],
        ['hourglass-done', 'New ones are rare, since they earn little.'],
        ['shield', 'So the best we can do is to need fewer, with vaccines, clean hands and patience.'],
      ],
    },
  ],
});
