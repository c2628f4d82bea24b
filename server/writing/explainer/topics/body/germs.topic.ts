/** Viruses and bacteria: what they are, and which of them help. */
import { defineTopic } from '../../defineTopic';

export const germs = defineTopic({
  name: 'viruses and bacteria',
  about: ['germ'],
  scripts: [
    {
      title: 'What a virus is',
      about: ['virus', 'viruses', 'difference virus bacteria', 'antibiotics virus', 'virus alive'],
      level: 'standard',
      lines: [
        ['microbe', 'A virus is hardly more than a message in a bag.'],
        ['scroll', 'The message is a string of genes, and it says, copy me.'],
        ['no-entry', 'It cannot eat, grow or move by itself, so many would not call it alive.'],
        ['key', 'On its coat are keys that fit the locks of certain cells.'],
        ['factory', 'Once inside, it makes the cell build new viruses, until that bursts.'],
        ['straight-ruler', 'A thousand of them in a row would be about as thick as a hair.'],
        ['house', 'Bacteria are living cells, ten times as long or more.'],
        ['pill', 'Antibiotics kill bacteria, and do nothing against a virus.'],
        ['shield', 'Against viruses, we have soap, vaccines and a few medicines.'],
      ],
    },
    {
      title: 'Small, old and mostly friendly',
      about: ['bacteria', 'bacterium', 'good bacteria', 'microbes'],
      level: 'easy',
      lines: [
        ['globe-with-meridians', 'Bacteria were here more than three billion years before us.'],
        ['microscope', 'A drop from a pond may hold a million.'],
        ['bathtub', 'They live in ice, in hot springs, deep in rock and on your skin.'],
        ['face-with-thermometer', 'Only a small part makes us ill.'],
        ['cheese-wedge', 'Others make cheese, clean our water, and feed the roots of beans.'],
        ['wind-face', 'Long ago, some learned to live on light, and gave us oxygen.'],
        ['hourglass-not-done', 'When all is well for them, some divide every twenty minutes.'],
        ['pill', 'So they change fast, and a medicine that is used too often stops working.'],
        [
          'scientist',
          'Antonie van Leeuwenhoek, a shopkeeper in Delft, was the first to see them, even in what he scraped from his teeth.',
        ],
      ],
    },
  ],
});
