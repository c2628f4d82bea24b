/** The Olympic Games. */
import { defineTopic } from '../../defineTopic';

export const olympics = defineTopic({
  name: 'the Olympic Games',
  about: ['olympics', 'olympic games', 'olympic'],
  near: ['gold medal'],
  scripts: [
    {
      title: 'Games for a god',
      about: ['ancient olympics', 'olympia', 'first olympics', 'history of the olympics'],
      level: 'standard',
      lines: [
        ['classical-building', 'The first Olympic champion whom we know was a cook.'],
        [
          'person-running',
          'Koroibos of Elis won the only race, about one hundred and ninety metres, in the year 776 before Christ.',
        ],
        ['dove', 'Before each festival, heralds announced a truce, so that all could travel safely.'],
        ['person-standing', 'The athletes competed naked, and married women were not even allowed to watch.'],
        ['olive', 'A winner got a wreath of olive leaves, and at home free meals for life.'],
        ['trophy', 'There was no second place.'],
        [
          'hourglass-done',
          'The games were held for more than a thousand years, until a Christian emperor ended them.',
        ],
      ],
    },
    {
      title: 'The man who lost a shoe',
      about: ['jim thorpe'],
      level: 'standard',
      lines: [
        [
          'trophy',
          'Jim Thorpe was an American of the Sac and Fox people, and perhaps the best athlete of his time.',
        ],
        ['running-shoe', 'In Stockholm, in 1912, just before his event, his shoes were gone.'],
        ['wastebasket', 'He found two others that did not match, one of them, it is said, in a rubbish bin.'],
        ['straight-ruler', 'One was too large, and so he wore extra socks.'],
        ['1st-place-medal', 'He won the pentathlon and the decathlon.'],
        [
          'no-entry',
          'A year later, his medals were taken away, as he had once played baseball for a little money.',
        ],
        ['hourglass-done', 'His children got copies in 1983, long after he had died.'],
        ['balance-scale', 'Only in 2022 was he named the sole winner again.'],
      ],
    },
  ],
});
