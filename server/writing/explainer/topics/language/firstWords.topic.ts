/** How babies learn to speak. */
import { defineTopic } from '../../defineTopic';

export const firstWords = defineTopic({
  name: 'how children learn to speak',
  about: [
    'babies learn',
    'baby talk',
    'first word',
    'first words',
    'how children learn language',
    'learn to speak',
    'learn to talk',
  ],
  scripts: [
    {
      title: 'A small citizen of the world',
      about: ['babies learn language', 'babies hear'],
      level: 'standard',
      lines: [
        [
          'baby',
          'At six months, a baby in Tokyo can hear the difference between R and L, though its parents cannot.',
        ],
        ['globe-showing-asia-australia', 'It hears all sounds of all languages.'],
        ['ear', 'By its first birthday, it has tuned in to its own, and the others fade.'],
        ['bar-chart', 'Meanwhile, it counts, without knowing it, which syllables follow which.'],
        ['puzzle-piece', 'In this way, it finds where words begin, for in speech there are no gaps.'],
        ['television', 'A voice on a screen teaches hardly anything.'],
        ['hugging-face', 'It takes a person who looks at you, and answers.'],
        ['spoon', 'What a baby drops and you pick up again is a lesson in conversation.'],
      ],
    },
    {
      title: 'Why it says goed',
      about: ['children grammar', 'kids grammar'],
      level: 'easy',
      lines: [
        ['child', 'One day, a child who has always said went says goed.'],
        ['teacher', 'Nobody ever said that to her.'],
        ['light-bulb', 'It looks like a mistake, but it is a discovery.'],
        [
          'puzzle-piece',
          'She has found the rule, that what is past has a D at the end, and she tries it on everything.',
        ],
        ['bird', 'Show a child of four an invented bird, a wug, and then two of them.'],
        ['person-raising-hand', 'She will say wugs, with the right sound at the end.'],
        ['brain', 'So children do not parrot, they work out how it is done.'],
        ['calendar', 'At two, they know some hundreds of words, and at six, many thousands.'],
        ['gem-stone', 'The exceptions, they collect later, one by one.'],
      ],
    },
  ],
});
