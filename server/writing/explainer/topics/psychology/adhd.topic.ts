/** ADHD: what it is, and what helps. */
import { defineTopic } from '../../defineTopic';

export const adhd = defineTopic({
  name: 'ADHD',
  about: ['adhd', 'attention deficit', 'adhd brain'],
  near: ['autism', 'dyslexia'],
  scripts: [
    {
      title: 'A radio with too many stations',
      about: [
        'what is adhd',
        'adhd symptoms',
        'adhd causes',
        'adhd mean',
        'signs of adhd',
        'adhd feel',
        'adhd in adults',
        'adhd work',
      ],
      level: 'standard',
      lines: [
        ['radio', 'ADHD is like a radio that plays all stations at once.'],
        ['ear', 'It is not too little attention, but attention that is hard to steer.'],
        ['bullseye', 'What is dull slips away, and what is thrilling can hold for hours.'],
        ['person-running', 'Some cannot sit still, and others are restless only inside.'],
        ['key', 'Keys get lost, time gets lost, and words come out too early.'],
        ['dna', 'It runs in families, and about one child in twenty has it.'],
        ['cross-mark', 'Neither sugar nor bad parents cause it.'],
        [
          'older-person',
          'For many it stays, and women are often found late, since they were only dreamy girls.',
        ],
        ['stethoscope', 'A test on the internet is not enough, so ask somebody who knows it well.'],
      ],
    },
    {
      title: 'Making the world fit',
      about: [
        'adhd help',
        'live with adhd',
        'help adhd',
        'adhd tips',
        'deal with adhd',
        'adhd treatment',
        'focus with adhd',
        'adhd medication',
        'manage adhd',
      ],
      level: 'easy',
      lines: [
        ['eyes', 'With ADHD, what is out of sight is out of mind, so put it where you see it.'],
        ['locked-with-key', 'Give your keys one place, by the door.'],
        ['timer-clock', 'Make time visible, with a clock that shows how much is left.'],
        ['scissors', 'Cut work into pieces so small that the first takes two minutes.'],
        ['busts-in-silhouette', 'Work beside somebody, even if they do something else.'],
        ['person-biking', 'Move before you have to sit.'],
        ['pill', 'Medicine helps many, about as glasses help eyes, and a doctor must find the dose.'],
        ['speech-balloon', 'Training and talks help to undo years of, you only need to try.'],
        ['sparkles', 'And look for work that moves, as a mind that leaps can also find new ways.'],
      ],
    },
  ],
});
