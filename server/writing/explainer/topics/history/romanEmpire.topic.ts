/** The Roman Empire in a minute. */
import { defineTopic } from '../../defineTopic';

export const romanEmpire = defineTopic({
  name: 'the Roman Empire',
  about: ['roman empire', 'rome', 'roman', 'ancient rome'],
  scripts: [
    {
      title: 'Five centuries in a minute',
      about: [
        'augustus',
        'fall of rome',
        'roman empire fall',
        'history of the roman empire',
        'history of rome',
      ],
      level: 'standard',
      lines: [
        ['classical-building', 'The Roman Empire began with the end of a republic.'],
        ['crossed-swords', 'After a century of civil wars, one man was left in control.'],
        ['crown', 'In 27 BC the Senate named him Augustus, and he became the first emperor.'],
        ['dove', 'Two centuries of relative peace followed, known as the Pax Romana.'],
        ['motorway', 'Roads, aqueducts and a common law tied the provinces together.'],
        ['world-map', 'Around 117, under Trajan, Rome reached from Britain to Mesopotamia.'],
        ['derelict-house', 'Then came invasions, plague and emperors who rarely lasted long.'],
        ['ship', 'Constantine gave the empire a new capital in the east, in the year 330.'],
        ['fallen-leaf', 'In 476 the last emperor in the west was removed.'],
        ['hourglass-done', 'The east went on for almost another thousand years.'],
      ],
    },
    {
      title: 'What Rome left behind',
      about: ['roman legacy', 'romans do for us', 'roman concrete', 'roman law'],
      level: 'standard',
      lines: [
        ['classical-building', 'Rome fell, yet you meet it every day.'],
        ['input-latin-letters', 'You read its alphabet right now.'],
        ['speech-balloon', 'Spanish, French, Italian, Portuguese and Romanian all grew out of Latin.'],
        ['calendar', 'July and August are named after Julius Caesar and Augustus.'],
        ['balance-scale', 'The idea that you are innocent until proven guilty has roots in Roman law.'],
        ['motorway', 'Many European roads still follow the straight lines of Roman ones.'],
        ['brick', 'Roman concrete still holds up the great dome of the Pantheon.'],
        ['ballot-box-with-ballot', 'Even the word senate is theirs.'],
        ['world-map', 'Empires end.'],
        ['seedling', 'But what people find useful, they keep, and they often forget where it came from.'],
      ],
    },
  ],
});
