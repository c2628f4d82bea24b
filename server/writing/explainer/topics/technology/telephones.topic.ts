/** Telephones: the first call, and how a voice fits into a wire. */
import { defineTopic } from '../../defineTopic';

export const telephones = defineTopic({
  name: 'telephones',
  about: ['telephone'],
  scripts: [
    {
      title: 'The first call',
      about: [
        'history of the telephone',
        'alexander graham bell',
        'graham bell',
        'first telephone',
        'first phone call',
      ],
      level: 'standard',
      lines: [
        ['teacher', 'Alexander Graham Bell was a teacher of the deaf, and thought about speech all day.'],
        ['ear', 'His mother could hardly hear, and his wife not at all.'],
        [
          'musical-notes',
          'He wanted to send several notes over one telegraph wire, and thought that a voice might go, too.',
        ],
        ['calendar', 'In February 1876, his papers reached the patent office in Washington.'],
        ['hourglass-done', 'On the same day came those of Elisha Gray, and people still quarrel about it.'],
        ['telephone-receiver', 'In March, Bell spoke into his machine, and asked Mr Watson to come.'],
        ['door', 'His helper came running from another room.'],
        ['money-bag', 'Philipp Reis and Antonio Meucci had tried before him, but the company was his.'],
      ],
    },
    {
      title: 'How a voice fits into a wire',
      about: ['how telephones work', 'how the telephone works', 'telephone wire'],
      level: 'easy',
      lines: [
        ['speaking-head', 'Speak, and you shake the air.'],
        ['drum', 'In the mouthpiece of an old telephone, a thin skin shook with it.'],
        ['rock', 'Behind it lay grains of coal, and a current ran through them.'],
        ['down-arrow', 'When the skin pressed, they touched more closely, and more current could pass.'],
        ['water-wave', 'So the current rose and fell just as the air did.'],
        [
          'telephone',
          'At the other end, it ran through a coil beside a magnet, which pulled at another skin.',
        ],
        ['ear', 'That one shook the air, and there was your voice.'],
        ['linked-paperclips', 'At first, somebody had to plug the wires together by hand.'],
        [
          'input-numbers',
          'Today your voice is measured thousands of times a second, and what travels is numbers.',
        ],
      ],
    },
  ],
});
