/** What a person sees of the charts that deal with what is said in a video. */
import type { captionEditMachine } from '../../../src/machines/captionEdit/captionEdit.machine';
import type { captionFontMachine } from '../../../src/machines/captionEdit/captionFont.machine';
import type { captionSearchMachine } from '../../../src/machines/captionEdit/captionSearch.machine';
import type { clipCaptionsMachine } from '../../../src/machines/captionEdit/clipCaptions.machine';
import type { scriptCopyMachine } from '../../../src/machines/captionEdit/scriptCopy.machine';
import type { scriptClaimsMachine } from '../../../src/machines/captionEdit/scriptClaims.machine';
import type { scriptCutMachine } from '../../../src/machines/captionEdit/scriptCut.machine';
import type { scriptEditMachine } from '../../../src/machines/captionEdit/scriptEdit.machine';
import type { scriptReadingMachine } from '../../../src/machines/captionEdit/scriptReading.machine';
import type { scriptTextMachine } from '../../../src/machines/captionEdit/scriptText.machine';
import type { scriptTranslationMachine } from '../../../src/machines/captionEdit/scriptTranslation.machine';
import type { subtitlesMachine } from '../../../src/machines/captionEdit/subtitles.machine';
import type { ownStylesMachine } from '../../../src/machines/ownStyles/ownStyles.machine';
import { shows, type Area } from './shows';

export const captions: Area = {
  title: 'Editing what is said',
  charts: {
    captionEdit: shows<typeof captionEditMachine>('src/screens/editor/captions/list/CaptionsList.tsx', {
      closed: 'The captions in a list; the one at the playhead is marked.',
      'open.editing':
        'One caption beside its place in the list: its text, its times, what else is done with it.',
      'open.unsettled': 'The same, with that it is to be corrected or cancelled before another.',
      'open.refused': 'The same, with why the video refused the change.',
      carryingOut: 'The same, for the moment that it takes.',
    }),
    captionSearch: shows<typeof captionSearchMachine>('src/screens/editor/captions/list/CaptionSearch.tsx', {
      finding: 'The field for what is sought; the captions that say it.',
      'replacing.writing': 'The same, with a field for what takes its place.',
      'replacing.replaced': 'The same, with how many captions were changed.',
      'replacing.refused': 'The same, with why none was changed.',
      replacingInCaptions: 'The button Replace all busy.',
    }),
    subtitles: shows<typeof subtitlesMachine>('src/screens/editor/captions/subtitles/SubtitleFiles.tsx', {
      idle: 'Buttons to bring a subtitle file in and to download one.',
      'importing.readingSubtitles': 'That the file is being read.',
      'importing.reviewing':
        'How many captions the file holds, which lines are wrong, and the button Import.',
      'importing.nothingFound': 'That the file holds no caption, and the button for another.',
      'importing.unreadable': 'Why the file could not be read, and the button for another.',
      'importing.importingCues': 'The button Import busy.',
      'importing.refused': 'Why the captions were not taken in, and the button Import.',
    }),
    captionFont: shows<typeof captionFontMachine>(
      'src/screens/editor/inspector/captionStyle/CaptionFontField.tsx',
      {
        unasked: 'Nothing of it: the inspector shows something else.',
        fetchingBrandFonts: 'The five fonts, and that those of the brand kit are being fetched.',
        unavailable: 'The five fonts, that those of the brand kit did not come, and a way to try again.',
        'listed.calm': 'The five fonts and those of the brand kit.',
        'listed.tryingFont': 'That the chosen font is being loaded.',
        'listed.unreadable': 'That the chosen font did not load, and that the captions keep theirs.',
      },
    ),
    clipCaptions: shows<typeof clipCaptionsMachine>(
      'src/screens/editor/inspector/sections/ClipCaptionsSection.tsx',
      {
        unasked: 'Nothing of it.',
        askingForRecogniser: 'Nothing of it.',
        withoutRecogniser: 'Nothing of it: this server hears nothing.',
        'offered.calm': 'In the inspector of a clip: the button Write captions, or that the clip is muted.',
        'offered.confirming': 'How many captions stand there and would go, and the button Replace.',
        'offered.transcribingClip': 'That the clip is being listened to, and the button Cancel.',
        'offered.writingCaptions': 'The same, for the moment that it takes.',
        'offered.written': 'How many captions there are now, and the button to write them again.',
        'offered.failed': 'Why none were written, and the button Try again.',
      },
    ),
    ownStyles: shows<typeof ownStylesMachine>('src/screens/editor/inspector/ownStyles/OwnStylesSection.tsx', {
      unasked: 'Nothing of it: the inspector shows something else.',
      fetchingStyles: 'That the styles are being fetched.',
      unavailable: 'That they did not come, and a way to try again.',
      'listed.calm':
        'Each style with a sample, its name and buttons to rename and delete it, and the button Save as my style; in the ads wizard, those that have captions.',
      'listed.naming.asking': 'A field for the name, and what is kept: the whole look or captions only.',
      'listed.naming.refused': 'The same, with why it was not kept.',
      'listed.renaming.asking': 'A field for the name in the place of the style.',
      'listed.renaming.refused': 'The same, with why it was not renamed.',
      'listed.confirmingDeletion.asking': 'In the place of the style: that it goes for good, and what stays.',
      'listed.confirmingDeletion.refused': 'The same, with why it was not deleted.',
      savingStyle: 'The button Save busy.',
      renamingStyle: 'The button Save busy.',
      deletingStyle: 'The button Delete busy.',
    }),
    scriptClaims: shows<typeof scriptClaimsMachine>(
      'src/screens/editor/captions/transcript/SentenceClaims.tsx',
      {
        unasked: 'Nothing of it: another tab is shown.',
        settling: 'What was found is shown still, below each sentence whose words are the same.',
        checkingScript: 'The same.',
        checked:
          'Below each sentence that its page or notes do not back: why, and the button I can prove this; below one that is kept, Undo.',
        unavailable: 'That the script could not be compared, and a way to try again.',
      },
    ),
    scriptCut: shows<typeof scriptCutMachine>('src/screens/editor/captions/transcript/TranscriptTab.tsx', {
      'words.calm': 'The transcript, word by word.',
      'words.chosen': 'The chosen words marked, how many there are, and the button Cut.',
      'fillers.unasked': 'Nothing of it: another tab is shown.',
      'fillers.fetchingFillers': 'How many long pauses there are, with a button to shorten them.',
      'fillers.listed': 'The same for filler words.',
      'fillers.unavailable': 'That filler words could not be looked for, and a way to try again.',
    }),
    scriptEdit: shows<typeof scriptEditMachine>('src/screens/editor/captions/transcript/SentenceForm.tsx', {
      closed: 'The script, a sentence each; the one at the playhead is marked.',
      'open.editing':
        'One sentence as a field in its place, its voice and pace, and the buttons Speak, Record, Delete, Add after, Move up, Move down.',
      'open.unsettled': 'The same, with that it is to be spoken or cancelled before another.',
      'open.unspoken': 'The same, with why there is no sound, and a button to keep the words without it.',
      'open.refused': 'The same, with why the video refused the change.',
      'recording.taking':
        'The sentence to be read, and what the recorder is at: to begin, counted in, recording, to be heard and used, being checked, or why it cannot go on.',
      'recording.timingRecording': 'The sentence, with that the video is being fitted to the voice.',
      'recording.untimed': 'Why the server did not take the recording; to try again or to record again.',
      'recording.changingScriptByRecording': 'As while it is being fitted, for the moment that it takes.',
      'recording.refused': 'Why the video did not take the recording; to try again or to record again.',
      speakingSentence: 'The sentence, with that it is being spoken, and the button Cancel.',
      changingScript: 'The same, for the moment that it takes.',
    }),
    scriptReading: shows<typeof scriptReadingMachine>(
      'src/screens/editor/captions/transcript/ScriptReading.tsx',
      {
        'voices.unasked': 'Nothing of it: another tab is shown.',
        'voices.fetchingVoices': 'The choice of a voice, empty yet.',
        'voices.listed': 'The choice of a voice and a pace for the whole video.',
        'voices.unavailable': 'That the voices did not come, and a way to try again.',
        'reading.calm': 'How many sentences are not spoken yet, and a button to speak them.',
        'reading.speakingScript': 'How many sentences are spoken of how many, and the button Cancel.',
        'reading.refused': 'Why they were not spoken, and that nothing was changed.',
      },
    ),
    scriptText: shows<typeof scriptTextMachine>('src/screens/editor/captions/transcript/ScriptAsText.tsx', {
      closed: 'The button Edit as text.',
      'open.editing': 'The whole script in a field, how many sentences would be changed, new, gone or moved.',
      'open.refused': 'The same, with why the video cannot take it: empty, too long, or changed meanwhile.',
      'open.unspoken': 'The same, with why it was not spoken, and a way to keep the words until then.',
      rewritingScript: 'How many sentences are spoken of how many, and the button Cancel.',
    }),
    scriptTranslation: shows<typeof scriptTranslationMachine>(
      'src/screens/editor/captions/transcript/TranslationSheet.tsx',
      {
        closed: 'The button Translate…',
        'open.fetchingOffer': 'That voices and a language model are being looked for.',
        'open.unavailable': 'That the server was not reached, and a way to try again.',
        'open.withoutModel': 'That there is no language model, how to get one, and a way to look again.',
        'open.choosing':
          'The languages, those that a voice speaks first; who would speak, or captions only; which model translates.',
        'open.translatingTexts.listening': 'How many words the model has written, and the button Cancel.',
        'open.hidingCopy': 'That the video is being copied, and the button Cancel.',
        'open.speakingCopy.listening': 'How many sentences are spoken of how many, and the button Cancel.',
        'open.showingCopy': 'That the copy is being finished.',
        'open.shown':
          'What the copy is called, how many sentences could not be spoken, and a way to open it.',
        'open.refused': 'Why there is no copy, and a way back to the choice.',
      },
    ),
    scriptCopy: shows<typeof scriptCopyMachine>('src/screens/editor/captions/transcript/CopyScript.tsx', {
      idle: 'The button Copy script.',
      copyingText: 'The button busy.',
      copied: 'For a moment, that the script is copied.',
      refused: 'That the browser does not let the page copy.',
    }),
  },
};
