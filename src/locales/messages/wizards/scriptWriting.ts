/** How scripts are wanted, who writes them, and how far that is. [WR1] [WR2] */
import { inLanguage } from '../../inLanguage';

export const scriptWritingMessages = inLanguage('wizards/scriptWriting', {
  wishes: 'Writing options',
  tone: 'Tone',
  anyTone: 'Any',
  tones: { plain: 'Plain', warm: 'Warm', playful: 'Playful', bold: 'Bold' },
  length: 'Length',
  anyLength: 'Any',
  seconds: (count: number) => `${count} seconds`,
  language: 'Language',
  anyLanguage: 'Automatic',
  others: 'Write again',
  similar: 'More like this',
  similarTo: (title: string) => `More like this: “${title}”`,
  earlier: 'Earlier scripts',
  /** Where there is no model. */
  noModelButOurs: 'With a language model, you can choose the language, too.',
  noModelButLength:
    'The length is for scripts from your notes and from Wikipedia. With a language model, you can choose tone and language, too.',
  nothingNew: 'No new scripts this time. Add more details, or edit one of these.',
  nothingNewYet:
    'No new scripts this time. Add more details, edit one of these, or let your browser’s own model write.',

  /** On each script. */
  by: {
    operatorModel: (model: string) => `Written by ${model}`,
    localModel: (model: string) => `Written by ${model}, running on this server`,
    browserModel: 'Written by your browser’s own model',
    builtIn: 'Quoted from your product info',
  },
  /** In the middle of what goes on. */
  aModel: 'The language model',
  progress: {
    beginning: 'Writing scripts…',
    thinking: (name: string) => `${name} is thinking…`,
    writing: (name: string, words: number, of: number) => `${name} is writing: ${words} of about ${of} words`,
    again: (name: string) => `${name} is trying once more…`,
    label: 'Progress of the scripts',
  },
  cancel: 'Cancel',
  retry: 'Try again',
  failed: 'Failed to generate scripts. Please try again.',
  failures: {
    unreachable: (name: string) => `${name} couldn’t be reached.`,
    refused: (name: string) => `${name} refused to answer.`,
    brokeOff: (name: string) => `${name} stopped in the middle of its answer.`,
    tooSlow: (name: string) => `${name} took too long.`,
    tooLong: (name: string) => `${name} gave far too long an answer.`,
    unusable: (name: string) => `${name} answered twice, and neither answer could be used.`,
    unloadable: (name: string) => `${name} couldn’t be loaded.`,
    noMemory: (name: string) => `There isn’t enough free memory for ${name}.`,
  },

  browser: {
    offer: 'Write with your browser’s own model',
    hint: 'It runs on your computer. No AI service sees your text.',
    opening: 'Starting your browser’s model…',
    downloading: (percent: number) => `Your browser is downloading its model: ${percent} %`,
    downloadLabel: 'Download of the model',
    writing: (words: number) =>
      words === 0
        ? 'Your browser’s model is reading…'
        : `Your browser’s model is writing: ${words} ${words === 1 ? 'word' : 'words'}`,
    again: 'Its first answer couldn’t be used. It’s trying again…',
    checking: 'Checking what it wrote…',
    faults: {
      notAllowed: 'Your browser doesn’t allow this page to use its model.',
      otherLanguage: 'Your browser’s model doesn’t write in this language.',
      tooMuch: 'This is too much text for your browser’s model. Shorten it, or use another script.',
      answerTooLong: 'Your browser’s model gave far too long an answer.',
      broken: 'Your browser’s model stopped working.',
      silent: 'Your browser’s model didn’t answer in time.',
      unchecked: 'What it wrote couldn’t be checked.',
      unusable: 'Your browser’s model answered twice, and neither answer could be used.',
    },
    stays: 'The scripts below are still there.',
  },
});
