/** Where an explainer's script comes from, and how hard it is to follow. [X1] [X3] */
import { inLanguage } from '../../inLanguage';

export const scriptOriginsMessages = inLanguage('wizards/scriptOrigins', {
  origins: {
    written: 'Written for this topic',
    notes: 'From your notes',
    wikipedia: 'From Wikipedia (CC BY-SA)',
    model: 'Written by a language model',
    outline: 'Outline: fill in the [brackets]',
  },
  outlines: {
    question: 'Outline: question and answer',
    mistake: 'Outline: a common mistake',
    threeThings: 'Outline: three things to know',
  },
  /** In the place of where it comes from, when an outline is filled in. */
  filledIn: 'Your outline, filled in',
  /** In the place of where it comes from, when its topic is another one. */
  writtenElse: 'Written for a related topic',
  near: (name: string) => `Not quite your topic: this one is about ${name}.`,
  /** Of the very topic that was asked about. */
  anotherQuestion: (name: string) => `Not what you asked: another question about ${name}.`,
  /** Of an article, or of notes, that say little that can be said alone. */
  isShort: 'This one is short: not much else in the text makes sense on its own. You can add to it.',
  article: (title: string) => `“${title}” on Wikipedia`,
  levels: { easy: 'easy to follow', standard: 'standard reading level', advanced: 'advanced reading level' },
  told: (origin: string, level: string) => `${origin} · ${level}`,
});
