/** The Industrial Revolution. */
import { defineTopic } from '../../defineTopic';

export const industrialRevolution = defineTopic({
  name: 'the Industrial Revolution',
  about: ['industrial revolution'],
  near: ['factory'],
  scripts: [
    {
      title: 'When steam began to work',
      about: ['steam engine', 'james watt', 'steam power'],
      level: 'standard',
      lines: [
        ['factory', 'Around 1700, nearly all work was done by muscles, wind and water.'],
        ['droplet', 'English coal mines were filling up with water.'],
        [
          'hot-springs',
          'Thomas Newcomen built an engine that pumped it out with steam, as big as a house and always hungry.',
        ],
        [
          'wrench',
          'In 1765, James Watt saw what was wrong, for it heated and cooled the same cylinder at each stroke.',
        ],
        ['snowflake', 'He gave it a second, cool chamber, and saved most of the coal.'],
        ['counterclockwise-arrows-button', 'Soon it could also turn wheels.'],
        ['t-shirt', 'Spinning mills grew, then railways, then cities.'],
        [
          'horse',
          'To sell his engine, Watt told people how many horses it would replace, and we count in horsepower still.',
        ],
      ],
    },
    {
      title: 'A thread that changed the world',
      about: ['spinning machine', 'spinning jenny', 'textile mill'],
      level: 'easy',
      lines: [
        ['thread', 'A spinner at her wheel made one thread at a time.'],
        ['hourglass-not-done', 'It took several of them to keep a single weaver busy.'],
        ['gear', 'In the 1760s, James Hargreaves built a frame that spun eight threads at once.'],
        ['water-wave', 'Richard Arkwright drove his with a water wheel and put it in a mill.'],
        ['alarm-clock', 'Now work began when the bell rang.'],
        ['child', 'Children crawled under the machines, for twelve hours and more.'],
        ['hammer', 'Some weavers smashed the looms that had taken their bread.'],
        ['t-shirt', 'But cloth became so cheap that a worker could own a second shirt.'],
        ['judge', 'It took decades of struggle until the law shortened the day.'],
      ],
    },
    {
      title: 'Why it began in Britain',
      about: [
        'industrial revolution start',
        'industrial revolution begin',
        'history of the industrial revolution',
        'industrial revolution causes',
        'industrial revolution britain',
        'what was the industrial revolution',
        'industrial revolution england',
      ],
      level: 'easy',
      lines: [
        [
          'red-question-mark',
          'Why did the Industrial Revolution begin in Britain, and not in China or France?',
        ],
        ['pick', 'Coal was cheap there, and lay near the towns.'],
        ['coin', 'Workers were dear, so a machine that saved hands paid off.'],
        ['farmer', 'Farms needed fewer people, and the rest moved to towns.'],
        ['ship', 'Ships brought cotton that slaves had picked, and took cloth to half the world.'],
        ['scroll', 'Inventors could protect an idea, and banks lent them money.'],
        ['handshake', 'And scholars and craftsmen drank in the same clubs.'],
        ['puzzle-piece', 'Elsewhere, these pieces were seldom there all at once.'],
        ['thinking-face', 'Historians still argue which weighed most.'],
        ['locomotive', 'Within a hundred years, an island of farms had become the workshop of the world.'],
      ],
    },
  ],
});
