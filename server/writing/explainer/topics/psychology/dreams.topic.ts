/** Why we dream. */
import { defineTopic } from '../../defineTopic';

export const dreams = defineTopic({
  name: 'dreams',
  about: ['dream', 'dreaming', 'why we dream'],
  near: ['nightmare'],
  scripts: [
    {
      title: 'What happens when you dream',
      about: ['rem sleep', 'remember dreams', 'what are dreams'],
      level: 'easy',
      lines: [
        ['zzz', 'Every night you visit a cinema that only you can see.'],
        ['sleeping-face', 'Most vivid dreams come in a stage called REM sleep.'],
        ['eyes', 'Your eyes dart about behind closed lids.'],
        ['brain', 'Your brain is almost as busy as it is by day.'],
        ['person-in-bed', 'Your muscles are switched off, so that you do not act the story out.'],
        ['alarm-clock', 'REM returns about every ninety minutes and lasts longer toward morning.'],
        ['thinking-face', 'Why we dream is still debated.'],
        ['books', 'Dreams may help to sort memories and to calm strong feelings.'],
        ['puzzle-piece', 'Perhaps the brain is just making sense of its own noise.'],
        ['memo', 'Want to remember more? Write your dream down before you get up.'],
      ],
    },
    {
      title: 'Why dreams feel so real',
      about: ['dreams real', 'lucid dream', 'lucid dreaming', 'forget dreams'],
      level: 'easy',
      lines: [
        ['thought-balloon', 'In a dream you can fly, and nothing about it seems strange.'],
        ['brain', 'There is a reason for that.'],
        ['eye', 'The parts of the brain that make images and feelings are wide awake.'],
        ['judge', 'The part at the front, which checks facts and plans, is quieter than usual.'],
        ['zzz', 'So nobody in your head asks whether this makes sense.'],
        ['fearful-face', 'The centre of emotion is busy, too, so fear and joy feel strong.'],
        ['hourglass-not-done', 'Chemicals that help to store memories are low.'],
        ['fog', 'That is why most dreams fade within minutes.'],
        ['light-bulb', 'Some people notice in the middle of it that they are dreaming.'],
        ['sparkles', 'This is called a lucid dream, and it can be practised.'],
      ],
    },
  ],
});
