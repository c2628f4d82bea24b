/** How rockets fly. */
import { defineTopic } from '../../defineTopic';

export const rockets = defineTopic({
  name: 'rockets',
  about: ['rocket', 'rocket science'],
  near: ['spaceship', 'spacecraft'],
  scripts: [
    {
      title: 'Push back to go forward',
      about: ['rocket launch', 'how rockets work', 'rockets space'],
      level: 'easy',
      lines: [
        ['balloon', 'Blow up a balloon and let it go.'],
        ['rocket', 'You have just launched a rocket.'],
        ['wind-face', 'Air rushes out on one side, and the balloon is pushed to the other.'],
        ['multiply', 'It does not need any air behind it to push against.'],
        ['fire', 'A rocket does the same with hot gas, and so it works in empty space.'],
        ['fuel-pump', 'To burn fuel where there is no air, it carries its own oxygen.'],
        ['hundred-points', 'At the start, about nine tenths of its weight are fuel.'],
        ['recycling-symbol', 'Empty stages are dropped on the way, as they would only be a burden.'],
        ['bullseye', 'Getting up is half the work, and going fast enough to stay there is the other half.'],
      ],
    },
    {
      title: 'The boy in the cherry tree',
      about: ['history of rockets', 'goddard', 'first rocket'],
      level: 'standard',
      lines: [
        ['cherries', 'On an October day in 1899, Robert Goddard climbed a cherry tree.'],
        ['thought-balloon', 'Looking over the meadow, he imagined a machine that could rise to Mars.'],
        [
          'newspaper',
          'Years later, a newspaper mocked him for believing that a rocket could fly where there is no air.',
        ],
        ['hammer-and-wrench', 'He kept building, with petrol and liquid oxygen.'],
        ['snowflake', 'One cold day in March 1926, on a farm, his rocket took off.'],
        ['stopwatch', 'It flew for less than three seconds and landed among cabbages.'],
        ['full-moon', 'In 1969 people flew to the Moon with the same kind of engine.'],
        ['newspaper', 'The newspaper then printed a correction.'],
      ],
    },
  ],
});
