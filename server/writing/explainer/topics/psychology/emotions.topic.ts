/** Emotional intelligence: four skills, and a word for it. */
import { defineTopic } from '../../defineTopic';

export const emotions = defineTopic({
  name: 'emotional intelligence',
  about: ['emotional intelligence', 'eq'],
  near: ['empathy', 'body language', 'iq'],
  scripts: [
    {
      title: 'Four things that one can learn',
      about: [
        'what is emotional intelligence',
        'improve emotional intelligence',
        'emotional intelligence important',
        'emotional intelligence mean',
        'develop emotional intelligence',
      ],
      level: 'standard',
      lines: [
        [
          'thinking-face',
          'Emotional intelligence is to be clever with feelings, and not to be without them.',
        ],
        [
          'scroll',
          'In 1990, Peter Salovey and John Mayer gave it its name, and later found four skills in it.',
        ],
        ['eyes', 'The first is to see what somebody feels, in a face, in a voice, and in yourself.'],
        [
          'light-bulb',
          'The second is to use it, since a calm mood helps to check, and a good one to invent.',
        ],
        ['open-book', 'The third is to understand where a feeling comes from, and where it goes.'],
        ['level-slider', 'The fourth is to handle it, in yourself and with others.'],
        ['school', 'Children who practise this in class learn more.'],
        ['no-entry', 'It replaces no knowledge, but teams fail without it.'],
      ],
    },
    {
      title: 'Give it a name',
      about: [
        'control emotions',
        'manage emotions',
        'name your feelings',
        'control anger',
        'anger management',
        'stop being angry',
        'deal with anger',
        'regulate emotions',
      ],
      level: 'easy',
      lines: [
        ['angry-face', 'You are angry, your heart pounds, and your thumb is over the button to send.'],
        ['name-badge', 'First, give the feeling its exact name.'],
        ['brain', 'In brain scans, people who named what they felt calmed the alarm in their heads.'],
        ['thought-balloon', 'Angry may turn out to be hurt, or tired, or afraid.'],
        ['stopwatch', 'Second, wait, because the wave of a feeling rises and falls by itself.'],
        ['person-walking', 'Walk around the house, or breathe out slowly ten times.'],
        ['eyes', 'Third, ask what a camera would have seen, without your story.'],
        ['speech-balloon', 'Then say what happened, what you felt, and what you need.'],
        ['envelope', 'Emotional intelligence is a letter that was not sent.'],
      ],
    },
  ],
});
