/** Words that both wizards share. [W1] [W9]–[W11] [W14] [X1] */
import { inLanguage } from '../../inLanguage';

export const wizardMessages = inLanguage('wizards/wizard', ({ number }) => ({
  steps: 'Steps',
  next: 'Next Step',
  confirm: 'Confirm',
  /** `left` is null until it is known. */
  price: (cost: number, left: number | null) =>
    left === null
      ? `Costs ${number(cost)} credits`
      : left < cost
        ? `Costs ${number(cost)} credits. You have ${number(left)}`
        : `Costs ${number(cost)} of your ${number(left)} credits`,
  creditsMissing: (missing: number) =>
    `Not enough: ${number(missing)} more ${missing === 1 ? 'credit is' : 'credits are'} needed`,
  takes: (span: string) => `Takes about ${span}`,
  /** Waiting or being made, of anybody. */
  others: (count: number) => `${count} ${count === 1 ? 'other is' : 'others are'} being made`,
  back: 'Go Back',
  retry: 'Try again',
  cancel: 'Cancel',
  startOver: {
    label: 'Start over',
    title: 'Start over?',
    text: 'You’ll lose everything you wrote and chose here. Files you uploaded stay in your gallery.',
    close: 'Close',
  },
  busyHint: 'This takes a moment. Your work is safe.',
  /** Under what failed, when nothing came back in time. */
  late: 'The server took too long to respond. Your work is safe.',
  lateCreation:
    'The server took too long to respond. Your video may have started anyway: check Jobs before you try again.',
  script: {
    label: 'Select script',
    title: 'Choose a script for your video',
    text: 'Select an AI-generated script or write your own',
    ideasTab: 'AI Script',
    ownTab: 'Write Yourself',
    edit: 'Edit',
    done: 'Done',
    select: 'Select',
    selected: 'Selected',
    selectedForYou: 'Selected for you: all its claims are backed. You can pick another.',
    ideaText: (title: string) => `Script: ${title}`,
    noIdeas: 'No ideas yet. Write your own script, or go back and add details.',
    ownField: 'Your script',
    ownPlaceholder: 'Write your script here...',
    tipsTitle: 'Tips for a good script',
    tips: [
      'Be concise: 75 words take about 30 seconds.',
      'Use simple language that anyone can follow.',
      'Structure it as intro, main part and conclusion.',
      'Consider your audience: what do they want to know?',
      'Read it aloud: if it’s hard to say, rewrite it.',
    ],
    length: (count: number, seconds: number) =>
      count === 0 ? 'No words yet' : `${count} ${count === 1 ? 'word' : 'words'} · about ${seconds} s spoken`,
  },
  settings: {
    preview: 'Preview',
    previewHint: 'How it begins in the first style, without voice and music. Other styles come next.',
    label: 'Video settings',
    title: 'Video settings',
    text: 'Adjust video parameters and options',
    music: 'Select Background Music',
    moreMusic: (count: number) => `${count} more tracks`,
    picks: {
      hint: 'In a hurry? You can change everything in the editor.',
      confirm: (voice: string, track: string) => `Create with ${voice}’s voice and the music “${track}”`,
    },
    play: (title: string) => `Play ${title}`,
    pause: (title: string) => `Pause ${title}`,
    voice: 'Choose Voiceover',
    voicePlaceholder: 'Select a voice',
    voicesLoading: 'Loading voices...',
    voicesFailed: 'Couldn’t load the voices.',
    othersGroup: 'Others',
    otherLanguages: 'Other languages',
    languages: 'Language',
    cannotRead: (language: string, voice: string, spoken: string) =>
      `This script is in ${language}, and ${voice} speaks ${spoken}. Choose another voice, or one of these:`,
    playSample: 'Play Sample',
    pauseSample: 'Pause Sample',
    playSampleOf: (name: string) => `Play sample of ${name}`,
    pauseSampleOf: (name: string) => `Pause sample of ${name}`,
    accent: 'Accent',
    gender: 'Gender',
    age: 'Age',
    unknown: 'Not specified',
  },
  created: 'Your video is on its way.',
}));
