/** Words of the publish check: what is wrong, what mends it, what to do where nothing does. [PC1] */
import { inLanguage } from '../../inLanguage';

export const publishCheckMessages = inLanguage('editor/publishCheck', ({ number, plural }) => ({
  title: 'Before you publish',
  titleBeforeRender: 'Before you render',
  checking: 'Checking the video…',
  checkingAgain: 'Checking again…',
  clean: 'Nothing to fix. The video is ready to publish.',
  cleanAsFarAsKnown: 'Nothing to fix in what we could check.',
  failed: 'Couldn’t check the video.',
  retry: 'Try again',
  close: 'Close',
  back: 'Back to editing',
  anyway: 'Render anyway',
  weights: { fix: 'Fix before publishing', look: 'Worth a look' },
  more: (count: number) => `and ${number(count)} more`,
  says: {
    noPicture: (seconds: number) => `${number(seconds, 1)} s without a picture`,
    noCaption: (seconds: number) => `${number(seconds, 1)} s of voice without a caption`,
    textCutOff: (words: string) => `“${words}” is cut off at the edge`,
    captionsCutOff: (count: number) => `${number(count)} captions are cut off at the edge`,
    safeZone: (captions: number, platforms: string) =>
      plural(
        captions,
        `A caption is behind the buttons of ${platforms}`,
        `${number(captions)} captions are behind the buttons of ${platforms}`,
      ),
    nearEdge: (captions: number) =>
      plural(
        captions,
        'A caption is too close to the edge',
        `${number(captions)} captions are too close to the edge`,
      ),
    contrast: (words: string, ratio: number) =>
      `“${words}” is hard to read: contrast is ${number(ratio, 1)}, at least 4.5 is needed`,
    readingSpeed: (words: string, perSecond: number) =>
      `“${words}” goes by too fast: ${number(perSecond)} characters a second; 20 is readable`,
    unspoken: (words: string) => `“${words}” is not spoken yet`,
    silence: (seconds: number) => `${number(seconds, 1)} s of silence`,
    voiceUnderMusic: (aboveDb: number, isMusic: boolean) =>
      aboveDb > 0
        ? `The voice is only ${number(aboveDb)} dB above ${isMusic ? 'the music' : 'another sound'}`
        : `${isMusic ? 'The music' : 'Another sound'} is as loud as the voice, or louder`,
    otherLanguage: (captions: string, voice: string) =>
      `The captions are in ${captions}, but the voice speaks ${voice}`,
    loudness: (raisedDb: number) =>
      `The sound is very quiet: rendering raises it by ${number(raisedDb)} dB, noise included`,
    smallPicture: (width: number, height: number, scale: number) =>
      `A picture of ${width} × ${height} px is enlarged ${number(scale, 1)} times`,
    stillOpening: () => 'Nothing moves in the first second',
    noCallToAction: () => 'Nothing at the end says what to do next',
    claim: (words: string) => `You said you can prove “${words}”`,
  },
  advice: {
    noPicture: 'Add a picture there, or extend the one beside it.',
    noCaption: 'Turn its caption on.',
    textCutOff: 'Shorten it, or make it smaller.',
    safeZone: 'Move them towards the middle.',
    contrast: 'Choose another colour.',
    readingSpeed: 'Shorten it, or have it spoken more slowly (Script).',
    unspoken: 'Have it spoken, or record it (Script).',
    silence: 'Add music or a sound there (Audios).',
    voiceUnderMusic: 'Turn the music down.',
    otherLanguage: 'Choose a voice for that language, or change the captions (Script).',
    loudness: 'Turn the sounds up.',
    smallPicture: 'Replace it with a larger one, or show it smaller.',
    stillOpening: 'Start with a clip, or with a picture that moves.',
    noCallToAction: 'Add a text in the last seconds.',
    unbacked: 'Change the sentence, or keep it if you can prove it (Script).',
    claim: 'Keep the proof at hand, or change the sentence.',
  },
  soundDown: {
    advice: 'Turn it down while somebody speaks.',
    mend: 'Turn the sound down',
  },
  spokenBy: (voice: string) => `Speak it with ${voice}`,
  slower: 'Speak it more slowly',
  mend: {
    noPicture: 'Fill it',
    noCaption: 'Turn it on',
    textCutOff: 'Move it in',
    safeZone: 'Move in',
    contrast: 'Make it readable',
    readingSpeed: 'Show it longer',
    unspoken: 'Have it spoken',
    silence: 'Fill with music',
    voiceUnderMusic: 'Turn the music down',
    otherLanguage: 'Fix',
    loudness: 'Turn it up',
    smallPicture: 'Show it smaller',
    stillOpening: 'Add a slow zoom',
    noCallToAction: 'Add an ending',
    unbacked: 'I can prove this',
    claim: 'Fix',
  },
  unknownTitle: 'Couldn’t be checked',
  unknown: {
    sounds: (count: number) =>
      plural(
        count,
        'How loud one sound is: its file took too long to load.',
        `How loud ${number(count)} sounds are: their files took too long to load.`,
      ),
    pictures: (count: number) =>
      plural(
        count,
        'How readable the text on one picture is: its file took too long to load.',
        `How readable the text on ${number(count)} pictures is: their files took too long to load.`,
      ),
    claims: () => 'Whether your product info or your notes back the script: the check took too long.',
    loudness: () => 'How loud the finished video will be. Rendering brings it to −14 LUFS.',
  },
  overridden: 'Rendered anyway',
  kinds: {
    noPicture: 'No picture',
    noCaption: 'No caption',
    textCutOff: 'Text cut off',
    safeZone: 'Captions under buttons',
    contrast: 'Hard to read',
    readingSpeed: 'Too fast to read',
    unspoken: 'Not spoken yet',
    silence: 'Silence',
    voiceUnderMusic: 'Voice hard to hear',
    otherLanguage: 'Voice in another language',
    loudness: 'Very quiet',
    smallPicture: 'Small picture',
    stillOpening: 'Still opening',
    noCallToAction: 'No call to action',
    unbacked: 'Claim without backing',
    claim: 'Claim to prove',
  },
}));
