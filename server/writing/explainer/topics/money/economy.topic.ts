/** The economy: a number, and two bad quarters. */
import { defineTopic } from '../../defineTopic';

export const economy = defineTopic({
  name: 'the economy',
  about: ['economy', 'economic growth'],
  near: ['unemployment', 'trade war', 'globalization', 'capitalism', 'communism', 'socialism'],
  scripts: [
    {
      title: 'Everything in one number',
      about: [
        'gdp',
        'what is gdp',
        'gross domestic product',
        'gdp mean',
        'gdp measured',
        'economy measured',
        'what is the economy',
        'economy grow',
      ],
      level: 'standard',
      lines: [
        ['bread', 'A baker sells bread, a barber cuts hair, and a firm builds a bridge.'],
        [
          'input-numbers',
          'Add up what all that is worth, in one country and one year, and you have the gross domestic product, or GDP.',
        ],
        ['no-entry', 'Flour is not counted by itself, as it is already in the bread.'],
        ['chart-increasing', 'If it rises, after prices are taken out, the economy grows.'],
        ['busts-in-silhouette', 'Divide it by the people, and you can compare countries.'],
        [
          'thinking-face',
          'But it counts an oil spill that is cleaned up, and no grandmother who minds a child.',
        ],
        ['scroll', 'Simon Kuznets, who made it in the thirties, warned that it does not measure well-being.'],
        ['thermometer', 'It is a thermometer, and no doctor.'],
      ],
    },
    {
      title: 'Two quarters down',
      about: [
        'recession',
        'what is a recession',
        'recession causes',
        'recession happen',
        'financial crisis',
        '2008 crisis',
        '2008 financial crisis',
        'economic crisis',
      ],
      level: 'easy',
      lines: [
        ['roller-coaster', 'An economy does not grow in a straight line.'],
        ['chart-decreasing', 'If it shrinks for two quarters in a row, many call it a recession.'],
        [
          'fearful-face',
          'It often begins with a fright, so people save, shops sell less, and firms let people go.',
        ],
        ['house', 'In 2008, it was houses in America.'],
        [
          'memo',
          'Banks had lent to people who could not pay, and sold the loans on, so nobody knew who held the bad ones.',
        ],
        ['bank', 'When Lehman Brothers failed, banks stopped trusting each other.'],
        ['money-bag', 'Then states spend, and central banks make money cheap, to turn it round.'],
        ['umbrella-with-rain-drops', 'It helps to have three months of costs aside.'],
        ['sunrise-over-mountains', 'So far, each one has ended.'],
      ],
    },
  ],
});
