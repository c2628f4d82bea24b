/** What radioactivity is. */
import { defineTopic } from '../../defineTopic';

export const radioactivity = defineTopic({
  name: 'radioactivity',
  about: ['radioactivity', 'radioactive', 'radiation', 'nuclear radiation'],
  near: ['uranium'],
  scripts: [
    {
      title: 'Atoms that cannot keep still',
      about: ['half life', 'what is radioactivity', 'what is radiation'],
      level: 'easy',
      lines: [
        ['atom-symbol', 'Most atoms stay as they are for ever, but some are too full.'],
        ['radioactive', 'Their core holds more than it can bear, and one day it throws a piece out.'],
        ['game-die', 'Nobody can say which atom will be next.'],
        ['hourglass-done', 'Yet of a large crowd, half will be gone after a fixed time, the half-life.'],
        ['stopwatch', 'For some kinds, it is seconds, and for others billions of years.'],
        ['bone', 'With carbon, we learn from this clock how old a bone is.'],
        ['shield', 'A sheet of paper stops some of the rays, and for others you need thick lead.'],
        ['banana', 'A little of it is everywhere, in rocks, in the air and even in bananas.'],
      ],
    },
    {
      title: 'The woman who carried light in her pocket',
      about: ['marie curie', 'radium', 'history of radioactivity'],
      level: 'easy',
      lines: [
        ['test-tube', 'In a leaking shed in Paris, Marie Curie stirred tonnes of brown ore.'],
        ['magnifying-glass-tilted-left', 'It gave off more rays than the uranium in it could explain.'],
        ['pot-of-food', 'So she and Pierre cooked it down, for years, by hand.'],
        ['sparkles', 'What remained in the end was a pinch of salt that glowed in the dark.'],
        ['light-bulb', 'In it was a new element, which they called radium.'],
        ['trophy', 'Marie Curie was the first person to win two Nobel Prizes.'],
        ['x-ray', 'In the First World War, she drove X-ray cars to the front.'],
        ['ledger', 'Her notebooks are still radioactive, and are kept in boxes lined with lead.'],
      ],
    },
  ],
});
