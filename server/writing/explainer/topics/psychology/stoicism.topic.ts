/** Stoicism: a shipwreck, and what is up to us. */
import { defineTopic } from '../../defineTopic';

export const stoicism = defineTopic({
  name: 'stoicism',
  about: ['stoicism', 'stoic'],
  near: ['philosophy', 'nietzsche', 'existentialism', 'plato'],
  scripts: [
    {
      title: 'A shipwreck that made a school',
      about: [
        'what is stoicism',
        'history of stoicism',
        'zeno',
        'stoics',
        'stoic philosophy',
        'who were the stoics',
        'stoicism mean',
      ],
      level: 'easy',
      lines: [
        ['ship', 'Around 300 BC, a merchant named Zeno lost everything in a shipwreck, it is told.'],
        ['books', 'In Athens, he went into a bookshop, and heard of Socrates.'],
        [
          'classical-building',
          'Later he taught in a painted hall, a stoa, and so his pupils were called Stoics.',
        ],
        ['balance-scale', 'Some things are up to us, they said, and others are not.'],
        ['thought-balloon', 'Up to us are what we think, want and do.'],
        ['cloud-with-rain', 'The weather, our fame and what others do are not.'],
        ['broken-chain', 'One of their teachers, Epictetus, had been a slave.'],
        ['relieved-face', 'A Stoic does not feel nothing, as many believe.'],
        ['bullseye', 'He only does not waste himself on what he cannot change.'],
      ],
    },
    {
      title: 'Three exercises from Rome',
      about: [
        'practice stoicism',
        'marcus aurelius',
        'seneca',
        'epictetus',
        'be stoic',
        'stoic exercises',
        'stoicism in daily life',
        'live like a stoic',
        'how to be a stoic',
      ],
      level: 'easy',
      lines: [
        [
          'sunrise-over-mountains',
          'In the morning, the Stoic emperor Marcus Aurelius told himself that he would meet rude people.',
        ],
        ['handshake', 'And that they are his relatives, all the same.'],
        ['speech-balloon', 'So nothing surprised him, and he could stay kind.'],
        ['cloud-with-lightning', 'The second is to picture, for a minute, that you lose what you love.'],
        ['red-heart', 'It is not meant to make you sad, but to make you see it.'],
        ['notebook', 'The third is for the evening, and comes from Seneca.'],
        ['red-question-mark', 'What did I do badly today, what well, and what can I do better?'],
        ['judge', 'He did not scold himself, he said, but was a mild judge.'],
        ['hourglass-done', 'It takes five minutes, and is two thousand years old.'],
      ],
    },
  ],
});
