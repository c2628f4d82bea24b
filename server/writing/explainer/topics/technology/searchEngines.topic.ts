/** How search engines find pages. */
import { defineTopic } from '../../defineTopic';

export const searchEngines = defineTopic({
  name: 'search engines',
  about: ['search engine', 'google search', 'web search'],
  scripts: [
    {
      title: 'A library without shelves',
      about: ['google', 'how search works', 'how google works'],
      level: 'easy',
      lines: [
        ['magnifying-glass-tilted-left', 'When you search the web, nobody searches the web.'],
        [
          'spider',
          'That was done before, by programs that go from link to link, day and night, and copy what they find.',
        ],
        [
          'ledger',
          'Out of this, they make an index, as in the back of a book, with the pages for each word.',
        ],
        ['dashing-away', 'When you ask, only the index is read, in a fraction of a second.'],
        ['balance-scale', 'But thousands of pages may fit, so which goes first?'],
        ['link', 'One good idea was to count links as votes, and votes of important pages for more.'],
        ['memo', 'Today, there are hundreds of other signs.'],
        ['warning', 'And the first line may be an advertisement, so look twice.'],
      ],
    },
    {
      title: 'How to ask better questions',
      about: ['search better', 'how to search', 'how to google'],
      level: 'easy',
      lines: [
        ['red-question-mark', 'A good question is half of the answer.'],
        [
          'puzzle-piece',
          'Use the words that you expect on the page, rather than those that you would say to a friend.',
        ],
        ['speech-balloon', 'Put a phrase between quotation marks, and its words must stand side by side.'],
        ['cross-mark', 'A minus sign in front of a word keeps it out.'],
        ['calendar', 'Add a year, if news matters, and a place, if you want to go there.'],
        [
          'magnifying-glass-tilted-left',
          'Then read more than the first result, and ask who wrote it and why.',
        ],
        ['balance-scale', 'Two sources that copied a third are only one.'],
        ['owl', 'A search engine finds pages, but what is true you have to find yourself.'],
      ],
    },
    {
      title: 'How to be found',
      about: [
        'seo',
        'search engine optimization',
        'search engine optimisation',
        'what is seo',
        'rank on google',
        'rank higher',
        'google ranking',
        'website found',
      ],
      level: 'easy',
      lines: [
        [
          'magnifying-glass-tilted-left',
          'SEO means to help a search engine to find you, and people to choose you.',
        ],
        ['red-question-mark', 'Begin with what your customers type, in their words.'],
        ['page-facing-up', 'Answer it on one page, better than those that stand above you.'],
        ['label', 'Say in the title what the page is.'],
        ['mobile-phone', 'It must load fast, and be easy to read on a phone.'],
        ['link', 'Link your own pages with each other, and earn links from others, by being worth one.'],
        ['no-entry', 'Bought links and hidden words get you thrown out.'],
        ['hourglass-not-done', 'It takes months, so measure what people search, and mend what they skip.'],
        ['thinking-face', 'Search engines change, but they all look for what helps.'],
      ],
    },
  ],
});
