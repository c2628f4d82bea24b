/** Public speaking: fear, and the shape of a talk. */
import { defineTopic } from '../../defineTopic';

export const publicSpeaking = defineTopic({
  name: 'public speaking',
  about: ['public speaking', 'give a speech', 'presentation', 'speech'],
  near: ['debate', 'storytelling', 'voice training'],
  scripts: [
    {
      title: 'Your heart is on your side',
      about: [
        'fear of public speaking',
        'public speaking anxiety',
        'stage fright',
        'nervous speech',
        'afraid of public speaking',
        'overcome stage fright',
        'nervous before a presentation',
        'confident speaking',
      ],
      level: 'easy',
      lines: [
        ['anatomical-heart', 'Before a speech, the heart races, the mouth is dry, and the hands are cold.'],
        ['battery', 'It feels like fear, but it is also fuel.'],
        [
          'speech-balloon',
          'In one study, people who said, I am excited, spoke better than those who told themselves to be calm.',
        ],
        ['wind-face', 'Breathe out slowly, twice, before you go on.'],
        ['foot', 'Stand still, with both feet on the floor, and look at one friendly face.'],
        ['memo', 'Learn the first two sentences by heart, and only these.'],
        ['eyes', 'They see far less of your fear than you feel.'],
        ['hourglass-not-done', 'A pause seems endless to you, and wise to them.'],
        [
          'counterclockwise-arrows-button',
          'Public speaking gets easier each time, and never quite easy, not even for actors.',
        ],
      ],
    },
    {
      title: 'One thing to take home',
      about: [
        'how to give a presentation',
        'how to give a speech',
        'good presentation',
        'give a good presentation',
        'structure a presentation',
        'good speech',
        'better presentations',
        'prepare a presentation',
        'write a speech',
        'presentation tips',
        'presentation skills',
        'slides',
      ],
      level: 'standard',
      lines: [
        ['bullseye', 'First, write down in one sentence what people should remember of your presentation.'],
        ['scissors', 'Whatever does not serve it, leave out.'],
        ['door', 'Begin with a story, a question or a surprise, and not with your agenda.'],
        ['input-numbers', 'Three points are enough, as nobody keeps seven.'],
        [
          'framed-picture',
          'Put one idea on each slide, a picture rather than a list, and never read it aloud.',
        ],
        ['speaking-head', 'Speak as if to one person across a table.'],
        ['stopwatch', 'Practise aloud, standing up, with a clock, and stop a little early.'],
        ['red-question-mark', 'If you do not know an answer, say so, and promise to find it.'],
        ['counterclockwise-arrows-button', 'In the end, come back to your first sentence.'],
      ],
    },
  ],
});
