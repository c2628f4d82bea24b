/** Light bulbs: who made them last, and how light is made without heat. */
import { defineTopic } from '../../defineTopic';

export const lightBulbs = defineTopic({
  name: 'light bulbs',
  about: ['light bulb', 'bulb'],
  scripts: [
    {
      title: 'A thread that would not burn',
      about: ['history of the light bulb', 'edison', 'thomas edison', 'incandescent', 'first light bulb'],
      level: 'standard',
      lines: [
        ['light-bulb', 'Edison did not invent the light bulb, he made one that was good enough to sell.'],
        ['wrench', 'Others had made wires glow for decades, but they burned out, or cost too much.'],
        ['page-facing-up', 'In England, Joseph Swan lit a thread of charred paper, and then one of cotton.'],
        ['dashing-away', 'The trick was to pump out the air, for without oxygen nothing burns.'],
        [
          'leafy-green',
          "Edison's team tried thousands of plants, until in 1880 a kind of bamboo glowed for more than a thousand hours.",
        ],
        ['factory', 'Just as important were power stations, cables and meters.'],
        ['cityscape-at-dusk', 'In 1882, he switched on a part of New York.'],
        ['handshake', 'In Britain, he and Swan went on as partners.'],
      ],
    },
    {
      title: 'Light without heat',
      about: ['led', 'leds', 'led light', 'how light bulbs work', 'how led works', 'energy saving bulb'],
      level: 'standard',
      lines: [
        ['fire', 'An old light bulb is a heater that also gives some light.'],
        [
          'thermometer',
          'Its thread glows at some two and a half thousand degrees, and only about a twentieth of the energy becomes light.',
        ],
        ['gem-stone', 'A light-emitting diode does it without the heat.'],
        [
          'down-arrow',
          'In a tiny crystal, electrons drop from a higher step to a lower one, and pay the difference in light.',
        ],
        ['red-apple', 'The height of the step decides the colour.'],
        [
          'vertical-traffic-light',
          'Red and green came early, but blue took until the nineties, and won a Nobel Prize.',
        ],
        ['sunflower', 'A layer of yellow over the blue, and we see white.'],
        ['money-bag', 'For the same light, it needs about an eighth of the power.'],
      ],
    },
  ],
});
