/** Words of the explainer wizard alone. [X] */
import { inLanguage } from '../../inLanguage';

export const explainerWizardMessages = inLanguage('wizards/explainerWizard', {
  topic: {
    label: 'Enter topic',
    title: 'Convert any topic into a learning video',
    text: 'A question, a subject or your own notes. Paste as much as you like.',
    field: 'Enter a topic',
    placeholder: 'What is your video topic',
    sample: 'See an example',
  },
  busy: {
    suggestingScripts: 'Writing scripts about your topic…',
    lookingTopicUp: 'Looking it up on Wikipedia…',
    fetchingSentences: 'Getting the sentences…',
    takingSentences: 'Putting your script together…',
    creatingVideo: 'Starting your video…',
  },
  lookUp: {
    action: 'Look it up',
    hint: 'Get a script from the Wikipedia article on your topic',
    which: (name: string) => `Which ${name}?`,
    whichText: 'Wikipedia has several articles under this name. Pick the one you mean.',
    none: 'None of these',
    search: 'Search these articles',
    noMatch: (words: string) => `Nothing here matches “${words}”`,
    showAll: (count: number) => `Show all ${count}`,
    otherMeanings: 'Not the one you meant?',
    otherMeaningsHint: 'Other Wikipedia articles with this name',
  },
  sentences: {
    action: 'Choose sentences yourself',
    title: 'Choose what your video says',
    of: {
      article: 'Tick sentences of the article. They are spoken in its order.',
      notes: 'Tick sentences of your notes. They are spoken in their order.',
    },
    needed: {
      article:
        'We’ve ticked what is clear on its own. Tick what else your video should say: sentences are spoken in the article’s order.',
      notes:
        'Too little of your notes makes sense on its own for us to choose. Tick sentences: they are spoken in their order.',
    },
    alone: 'These make sense on their own',
    leaning: 'These may need another sentence',
    leaningHint: 'Tick one if the others you chose make clear what it means.',
    leansOn: {
      pronoun: (words: string) => `“${words}”: who or what?`,
      thing: (words: string) => `“${words}”: which one?`,
      name: (words: string) => `“${words}”: who is that?`,
      comparison: (words: string) => (words ? `“${words}”: compared with what?` : 'Compared with what?'),
      time: () => 'When was that?',
      subject: () => 'Doesn’t name your topic',
      joins: (words: string) =>
        words ? `“${words}” continues an earlier sentence` : 'Continues an earlier sentence',
      long: (_: string, count: number) => `${count} words: a lot for one breath`,
      unsure: () => 'We can’t tell if it makes sense alone',
    },
    count: (said: number, of: number) => `${said} of ${of} chosen`,
  },
  errors: {
    topicMissing: 'Please provide topic to create video',
    topicTooLong: 'Please shorten the topic to 20,000 characters',
    scriptIdeasFailed: 'Failed to generate scripts. Please try again.',
    scriptMissing: 'Select a script',
    scriptWordless: 'This script has nothing to say yet: add some words',
    scriptTooLong: 'This script is too long: the limit is 600 words',
    lookUpFailed: 'Couldn’t look this up.',
    sentencesMissing: 'Choose sentences with at least 30 words in all',
    sentencesFailed: 'Couldn’t get these sentences.',
    sentencesChanged: 'Some of what you ticked is no longer in the text. Check your choice.',
    notesTooShort: 'Your notes have too few sentences for a video. Add some, or write the script yourself.',
    notesTooSlow: 'Your notes took too long to read. Shorten them, or write the script yourself.',
    articleMissing: 'Wikipedia has no article on this. Try other words, or fill in the outline.',
    articleTooSlow:
      'The article on Wikipedia took too long to read. Try other words, or fill in the outline.',
    articleTooShort:
      'The Wikipedia article on this is too short for a video. Try other words, or fill in the outline.',
    articleIsList:
      'The article on Wikipedia is only a list. Look up one of its entries, or fill in the outline.',
    outlineUnfilled: 'Fill in everything in [brackets]',
    musicMissing: 'Select background music',
    voiceMissing: 'Select voice',
    voiceCannotRead: 'This voice doesn’t speak your script’s language',
    recordingMissing: 'Record your voice and press “Use this recording”, or upload one',
    videoFailed: 'Failed to generate video. Please try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
});
