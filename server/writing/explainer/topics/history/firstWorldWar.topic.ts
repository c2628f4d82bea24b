/** The First World War: how it began, and a night on which it paused. */
import { defineTopic } from '../../defineTopic';

export const firstWorldWar = defineTopic({
  name: 'the First World War',
  about: ['first world war', 'world war one', 'world war 1', 'world war i', 'ww1', 'wwi', 'great war'],
  scripts: [
    {
      title: 'How a shot became a war',
      about: [
        'world war start',
        'world war begin',
        'world war 1 causes',
        'world war one causes',
        'first world war causes',
        'ww1 start',
        'ww1 causes',
        'franz ferdinand',
        'history of world war 1',
      ],
      level: 'standard',
      lines: [
        ['automobile', 'On the twenty-eighth of June 1914, a car took a wrong turn in Sarajevo.'],
        [
          'crown',
          'It stopped in front of a young man with a pistol, and he shot the heir to the throne of Austria, and his wife.',
        ],
        ['envelope', 'Austria blamed Serbia, and after a month it declared war.'],
        ['chains', 'Now the treaties pulled one another in, like climbers on a rope.'],
        ['bear', 'Russia stood by Serbia, Germany by Austria, and France by Russia.'],
        ['triangular-flag', 'When German troops marched through Belgium, Britain joined.'],
        ['fallen-leaf', 'Soldiers were told that they would be home before the leaves fell.'],
        ['headstone', 'It lasted four years, and some nine million of them died.'],
        ['broken-chain', 'Historians still argue who could have stopped it.'],
      ],
    },
    {
      title: 'The night the guns were silent',
      about: ['christmas truce', 'christmas 1914', 'trenches christmas'],
      level: 'standard',
      lines: [
        ['candle', 'On Christmas Eve of 1914, lights appeared on the edge of a German trench.'],
        ['christmas-tree', 'They were candles, on little trees.'],
        ['musical-notes', 'Somebody sang Silent Night, and from the British side came another carol.'],
        ['white-flag', 'In the morning, men climbed out without rifles, and met between the wires.'],
        ['handshake', 'They shook hands, swapped buttons and tobacco, and buried their dead together.'],
        ['scissors', 'A barber cut hair, it is said, and some kicked a ball.'],
        ['busts-in-silhouette', 'It was not everywhere, and it was not an order.'],
        ['no-entry', 'The generals were angry, and forbade it.'],
        ['calendar', 'The next Christmas, there was hardly anything of the kind.'],
        ['dove', 'But for one day, some hundred thousand men had made peace by themselves.'],
      ],
    },
  ],
});
