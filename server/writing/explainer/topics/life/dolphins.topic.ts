/** Dolphins: their names, and how they sleep. */
import { defineTopic } from '../../defineTopic';

export const dolphins = defineTopic({
  name: 'dolphins',
  about: ['dolphin'],
  near: ['porpoise', 'killer whale', 'orca'],
  scripts: [
    {
      title: 'A whistle for a name',
      about: [
        'dolphins communicate',
        'dolphins talk',
        'dolphins names',
        'dolphin language',
        'dolphins smart',
        'dolphins intelligent',
        'dolphin sounds',
        'how do dolphins communicate',
      ],
      level: 'easy',
      lines: [
        ['dolphin', 'In its first year, a dolphin invents a whistle that no other has.'],
        ['name-badge', 'It is its name.'],
        ['speech-balloon', 'It calls it when it is alone, and friends copy it to call each other.'],
        ['memo', 'They know the whistle of an old friend after twenty years.'],
        ['ear', 'With clicks, they see by sound, and the echo tells them how large a fish is, and how far.'],
        ['mirror', 'Dolphins know themselves in a mirror, which few animals do.'],
        [
          'sponge',
          'In Australia, some mothers wear a sponge on the nose when they dig in the sand, and teach it to their daughters.',
        ],
        ['thinking-face', 'Whether this is a language, nobody knows.'],
      ],
    },
    {
      title: 'Half asleep',
      about: ['dolphins sleep', 'dolphins breathe', 'dolphins mammals', 'dolphins drown'],
      level: 'easy',
      lines: [
        ['lungs', 'A dolphin is no fish, and has to come up for air.'],
        ['thinking-face', 'For it, each breath is a decision, so it can never be fast asleep.'],
        ['brain', 'So it sleeps with one half of the brain, and the other half stays awake.'],
        ['eye', 'One eye is open, and keeps watch for sharks and friends.'],
        ['counterclockwise-arrows-button', 'After an hour or two, the halves swap.'],
        ['stopwatch', 'In tests, dolphins stayed alert at a task for two weeks.'],
        ['baby', 'A newborn swims without a rest for its first weeks, and its mother with it.'],
        ['duck', 'Ducks at the edge of a group do it, too.'],
        ['sleeping-face', 'And in a strange bed, one half of you sleeps less deeply, too.'],
      ],
    },
  ],
});
