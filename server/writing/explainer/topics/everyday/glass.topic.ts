/** What glass is. */
import { defineTopic } from '../../defineTopic';

export const glass = defineTopic({
  name: 'glass',
  about: ['glass'],
  near: ['mirror'],
  scripts: [
    {
      title: 'Sand that lets the light through',
      about: ['how glass is made', 'glass made', 'window glass', 'why glass is transparent', 'glass liquid'],
      level: 'standard',
      lines: [
        ['beach-with-umbrella', 'Melt a beach, and you get a window.'],
        [
          'thermometer',
          'Sand needs about seventeen hundred degrees, but with soda, it melts sooner, and lime makes it last.',
        ],
        ['wind-face', 'As it cools, it grows stiffer and stiffer, and its atoms never find their places.'],
        ['ice', 'So glass is solid, yet as untidy inside as a liquid.'],
        [
          'sun',
          'Light passes, because its portions of energy are not right to be taken up by the electrons in there.',
        ],
        ['water-wave', 'Window glass is poured out upon a bath of melted tin, and becomes perfectly flat.'],
        ['castle', 'And no, old windows are not thicker below because they flow.'],
        ['hammer-and-wrench', 'They were made that way.'],
      ],
    },
    {
      title: 'The island of glass',
      about: ['murano', 'venetian glass', 'glass venice'],
      level: 'standard',
      lines: [
        ['fire', 'In 1291 the rulers of Venice sent all glassmakers away, to the island of Murano.'],
        ['houses', 'They were afraid of fire in a city of wood.'],
        ['locked', 'They also liked to have their secrets in one place.'],
        ['crown', 'Masters of glass could marry into noble families, but they were forbidden to leave.'],
        ['mirror', 'Their mirrors were worth more than paintings.'],
        ['glasses', "In Italy, too, somebody first put two lenses before a reader's eyes."],
        [
          'telescope',
          'Two lenses in a tube showed moons around Jupiter, and later microbes in a drop of water.',
        ],
        ['scientist', 'Without clear glass, there would be hardly any science to speak of.'],
      ],
    },
  ],
});
