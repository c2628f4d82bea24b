/** Spiders and their silk. */
import { defineTopic } from '../../defineTopic';

export const spiders = defineTopic({
  name: 'spiders',
  about: ['spider'],
  scripts: [
    {
      title: 'Stronger than steel',
      about: ['spider web', 'spider silk', 'how strong spider silk', 'spin web', 'spiders spin'],
      level: 'standard',
      lines: [
        ['spider-web', 'A web can stop a fly at full speed and not break.'],
        ['spider', 'Spider silk is, for its weight, stronger than steel.'],
        ['droplet', 'In the body it is a liquid, and pulled out, it becomes a thread.'],
        [
          'toolbox',
          'Many kinds can make half a dozen sorts, a stiff one for the frame and an elastic one for the spiral.',
        ],
        ['honey-pot', 'Only the spiral is sticky, and the spider walks on the dry spokes.'],
        ['recycling-symbol', 'In the evening some spiders eat the old web and use it again for a new one.'],
        ['alarm-clock', 'That takes about half an hour.'],
        ['hospital', 'Engineers would love to copy it, and so far the spider is ahead.'],
      ],
    },
    {
      title: 'The balloonists',
      about: ['ballooning spiders', 'spiders fly', 'flying spiders'],
      level: 'easy',
      lines: [
        ['sailboat', 'Far out at sea, Charles Darwin found hundreds of spiders on the ropes of his ship.'],
        ['red-question-mark', 'The coast was about a hundred kilometres away.'],
        ['spider', 'They had not been on board, and they have no wings.'],
        [
          'wind-face',
          'A young spider climbs to a high point, stretches up its body and lets out threads as fine as mist.',
        ],
        ['kite', 'A breath of air lifts it like a kite.'],
        ['high-voltage', 'Even the electric field of the air helps it to rise.'],
        ['volcano', 'That is how spiders are among the first to arrive on new islands of lava.'],
        ['desert-island', 'They come with nothing, and they wait for somebody else to land.'],
      ],
    },
  ],
});
