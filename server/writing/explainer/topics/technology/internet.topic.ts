/** How the internet works. */
import { defineTopic } from '../../defineTopic';

export const internet = defineTopic({
  name: 'the internet',
  about: ['internet', 'internet work'],
  near: ['internet of things'],
  scripts: [
    {
      title: 'What happens when you tap a link',
      about: ['website load', 'web page load', 'how internet works'],
      level: 'easy',
      lines: [
        ['mobile-phone', 'You tap a link, and a page appears in less than a second.'],
        ['globe-with-meridians', 'In between, your request may cross an ocean.'],
        ['closed-book', 'First your phone asks for the address behind the name.'],
        ['card-index', 'Servers that work like a phone book answer with a number.'],
        ['envelope', 'Then your request is cut into small packets.'],
        ['motorway', 'Each packet finds its own way from router to router.'],
        ['water-wave', 'Most of the journey runs through glass fibres, many of them on the sea floor.'],
        ['desktop-computer', 'A server somewhere reads the request and sends packets back.'],
        ['puzzle-piece', 'Your phone puts them in order and asks again for any that were lost.'],
        ['high-voltage', 'All of this took about as long as a blink.'],
      ],
    },
    {
      title: 'A network made to survive',
      about: ['history of the internet', 'arpanet', 'first internet'],
      level: 'standard',
      lines: [
        ['globe-with-meridians', 'The internet has no centre and no off switch.'],
        ['telephone', 'Old telephone networks gave every call a line of its own.'],
        ['cross-mark', 'If that line broke, the call was over.'],
        ['light-bulb', 'In the 1960s researchers had another idea.'],
        ['envelope', 'Cut messages into packets, and let each one find its way.'],
        ['counterclockwise-arrows-button', 'If one road is broken, packets simply take another.'],
        ['calendar', 'In October 1969 two computers in California were linked for the first time.'],
        ['speech-balloon', 'The message was supposed to be login.'],
        ['warning', 'The system crashed after two letters, so the first words were L O.'],
        ['rocket', 'Today billions of devices speak the same language.'],
      ],
    },
  ],
});
