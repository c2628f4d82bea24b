/** How vaccines train the body. */
import { defineTopic } from '../../defineTopic';

export const vaccines = defineTopic({
  name: 'vaccines',
  about: ['vaccine', 'vaccination', 'immunisation', 'immunization', 'vaccinate'],
  scripts: [
    {
      title: 'A rehearsal for your body',
      about: ['how vaccines work', 'immunity vaccine', 'need vaccines'],
      level: 'standard',
      lines: [
        ['syringe', 'A vaccine is a rehearsal for your immune system.'],
        ['microbe', 'It shows your body a harmless piece of a germ, or a weakened one.'],
        ['shield', 'Your defences notice the stranger and learn its shape.'],
        ['test-tube', 'Some cells make antibodies that fit it like a key.'],
        ['brain', 'Others become memory cells, which may stay for years.'],
        ['calendar', 'Later, the real germ may turn up.'],
        ['high-voltage', 'Now your body answers quickly, often before you feel ill.'],
        ['thermometer', 'A sore arm or a mild fever is usually just a sign of that practice.'],
        [
          'person-raising-hand',
          'And when many people are protected, a disease finds fewer places to spread.',
        ],
        ['baby', 'That also shields those who are too young for a vaccine.'],
      ],
    },
    {
      title: 'Where vaccines come from',
      about: ['history of vaccines', 'edward jenner', 'smallpox', 'first vaccine'],
      level: 'standard',
      lines: [
        ['scroll', 'In 1796 an English doctor tried something bold.'],
        ['cow', 'Edward Jenner had heard that milkmaids who caught cowpox were spared from smallpox.'],
        ['syringe', 'He put material from a cowpox sore into the arm of a boy of eight.'],
        ['shield', 'Weeks later he exposed the boy to smallpox, and he did not fall ill.'],
        ['open-book', 'The Latin word for cow is vacca, and so the method became vaccination.'],
        ['scientist', 'Louis Pasteur later made vaccines against anthrax and rabies.'],
        ['globe-showing-europe-africa', 'In 1980 the World Health Organization declared smallpox gone.'],
        ['trophy', 'It is the first human disease that people have wiped out.'],
        ['petri-dish', 'Today vaccines protect against more than twenty dangerous diseases.'],
      ],
    },
  ],
});
