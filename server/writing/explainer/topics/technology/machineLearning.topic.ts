/** How machines learn. */
import { defineTopic } from '../../defineTopic';

export const machineLearning = defineTopic({
  name: 'artificial intelligence',
  about: [
    'machine learning',
    'artificial intelligence',
    'ai',
    'neural network',
    'computer learn',
    'ai learn',
    'deep learning',
  ],
  scripts: [
    {
      title: 'How a machine learns',
      about: ['ai work', 'how machine learning works', 'ai learns', 'train ai'],
      level: 'standard',
      lines: [
        ['robot', 'Nobody can write down exact rules for what a cat looks like.'],
        ['laptop', 'So instead of giving a computer rules, we give it examples.'],
        ['camera', 'Show it thousands of photos, each marked as cat or not cat.'],
        ['gear', 'The program starts with random settings and makes a guess.'],
        ['cross-mark', 'At first it is usually wrong.'],
        ['control-knobs', 'After each mistake, its settings are turned a tiny bit in the right direction.'],
        ['counterclockwise-arrows-button', 'Repeat that millions of times.'],
        ['bullseye', 'Slowly the guesses become good, even for photos that it has never seen.'],
        ['brain', 'It does not understand cats as you do.'],
        ['chart-increasing', 'It has found patterns in numbers, and often that is enough.'],
      ],
    },
    {
      title: 'Why machines get things wrong',
      about: ['ai wrong', 'ai mistakes', 'ai bias', 'overfitting', 'ai make mistakes', 'ai dangerous'],
      level: 'standard',
      lines: [
        ['robot', 'A machine that learns is only as good as its examples.'],
        ['books', 'It knows nothing but its training data.'],
        ['camera', 'If it saw only dogs on grass, it may think that grass means dog.'],
        ['warning', 'If old decisions were unfair, it will learn to be unfair.'],
        ['graduation-cap', 'It can also learn its examples by heart and fail at anything new.'],
        ['memo', "This is called overfitting, like a pupil who memorises last year's test."],
        ['magnifying-glass-tilted-left', 'So engineers hide some examples and test the machine on those.'],
        ['thinking-face', 'And people have to keep asking where the data came from.'],
        ['hammer-and-wrench', 'A model is a tool.'],
        ['handshake', 'It is strong where we check it, and risky where we trust it blindly.'],
      ],
    },
    {
      title: 'How a chatbot finds its words',
      about: ['chatgpt', 'chatbot', 'llm', 'large language model', 'gpt', 'language model'],
      level: 'standard',
      lines: [
        ['robot', 'A chatbot plays one game only, and that is to guess the next word.'],
        ['books', 'To learn it, it has read more than a person could in thousands of years.'],
        [
          'input-numbers',
          'Each piece of a word became a row of numbers, and words that are used alike came to lie close together.',
        ],
        ['thinking-face', 'It reckons which word is likely to follow, adds it, and begins again.'],
        ['teacher', 'Afterwards, people marked good and bad answers, and so it learned to be of help.'],
        [
          'warning',
          'It does not look things up, unless it is given a search, and can be wrong in a confident tone.',
        ],
        ['check-mark-button', 'So let it write the draft, and check the facts yourself.'],
      ],
    },
  ],
});
