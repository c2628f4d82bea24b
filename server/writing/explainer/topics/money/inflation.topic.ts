/** Why prices rise. */
import { defineTopic } from '../../defineTopic';

export const inflation = defineTopic({
  name: 'inflation',
  about: ['inflation', 'price rise', 'rising price', 'price go up'],
  scripts: [
    {
      title: 'Why your money buys less',
      about: ['what is inflation', 'causes inflation', 'inflation work'],
      level: 'standard',
      lines: [
        ['balloon', 'Inflation means that prices in general go up.'],
        ['money-with-wings', 'The same banknote then buys a little less than before.'],
        ['shopping-cart', 'Statisticians measure it with a basket of things that households buy.'],
        [
          'chart-increasing',
          'If that basket costs three percent more than a year ago, inflation is three percent.',
        ],
        ['package', 'Prices can rise when people want to buy more than there is for sale.'],
        ['fuel-pump', 'They can also rise when energy, wages or materials become expensive.'],
        ['bank', 'Central banks fight inflation by raising interest rates.'],
        ['credit-card', 'Borrowing then costs more, so people and companies spend less.'],
        ['balance-scale', 'A little inflation is normal.'],
        ['warning', 'A lot of it hurts savers and everyone whose pay does not keep up.'],
      ],
    },
    {
      title: 'When money lost its meaning',
      about: ['hyperinflation', 'weimar'],
      level: 'standard',
      lines: [
        ['scroll', 'In Germany in 1923, prices rose so fast that money stopped making sense.'],
        ['printer', 'The state had printed banknotes to pay its bills.'],
        ['dollar-banknote', 'More and more notes chased the same few goods.'],
        ['bread', 'By November a loaf of bread cost billions of marks.'],
        ['alarm-clock', 'Workers were paid daily and ran to the shops before prices changed again.'],
        ['fire', 'Some people burned banknotes, because they were cheaper than wood.'],
        ['bank', 'Then a new currency came, and strictly limited printing.'],
        ['handshake', 'People trusted it, and prices settled within weeks.'],
        ['balance-scale', 'The lesson is still taught today.'],
        ['crown', 'Money has value only as long as people believe that it is scarce.'],
      ],
    },
  ],
});
