/** Fossils: how they form, and who found them. */
import { defineTopic } from '../../defineTopic';

export const fossils = defineTopic({
  name: 'fossils',
  about: ['fossil'],
  near: ['amber', 'petrified wood', 'archaeology'],
  scripts: [
    {
      title: 'How a bone becomes a stone',
      about: [
        'fossils form',
        'fossil form',
        'what are fossils',
        'fossils made',
        'how are fossils formed',
        'what is a fossil',
        'fossils created',
      ],
      level: 'standard',
      lines: [
        ['bone', 'Almost everything that dies is eaten, or rots, and leaves no trace.'],
        ['water-wave', 'To become a fossil, one must be lucky and sink quickly into mud.'],
        ['rock', 'More mud comes on top, layer upon layer, and slowly turns to stone.'],
        ['droplet', 'Water seeps through, and leaves minerals in the holes of the bone.'],
        ['hourglass-done', 'In the end, often little of the bone is left, but its shape is there, in rock.'],
        ['spiral-shell', 'Shells, leaves, footprints and even droppings can become fossils.'],
        [
          'mountain',
          'Then the ground rises, rain and wind wear it down, and somebody stumbles over a tooth.',
        ],
        ['books', 'The layers are like a book, since what lies deeper is mostly older.'],
      ],
    },
    {
      title: 'The girl who sold sea monsters',
      about: [
        'mary anning',
        'fossil hunter',
        'discovered fossils',
        'history of fossils',
        'find fossils',
        'ichthyosaur',
      ],
      level: 'standard',
      lines: [
        [
          'hammer',
          'On the cliffs of Lyme Regis in England, Mary Anning looked for fossils after each storm.',
        ],
        ['coin', 'Her family was poor, and sold them to tourists.'],
        ['fish', 'When she was about twelve, she dug out a sea monster of five metres, an ichthyosaur.'],
        [
          'dragon',
          'Later she found the first whole plesiosaur, with a neck so long that experts took it for a fake.',
        ],
        ['notebook', 'She had hardly been to school, but she knew more about bones than they did.'],
        [
          'busts-in-silhouette',
          'The gentlemen bought her finds, and wrote papers in which her name was missing.',
        ],
        ['no-entry', 'As a woman, she could not even join their society.'],
        ['trophy', 'Today her monsters hang in London, with her name below.'],
      ],
    },
  ],
});
