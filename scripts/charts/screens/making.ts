/** What a person sees of the charts that make a video. */
import type { adsWizardMachine } from '../../../src/machines/adsWizard/adsWizard.machine';
import type { browserModelMachine } from '../../../src/machines/browserModel/browserModel.machine';
import type { scriptWritingMachine } from '../../../src/machines/scriptWriting/scriptWriting.machine';
import type { audioPreviewMachine } from '../../../src/machines/audioPreview/audioPreview.machine';
import type { claimsTraceMachine } from '../../../src/machines/claimsTrace/claimsTrace.machine';
import type { explainerWizardMachine } from '../../../src/machines/explainerWizard/explainerWizard.machine';
import type { galleryUploadMachine } from '../../../src/machines/galleryUpload/galleryUpload.machine';
import type { shownMediaMachine } from '../../../src/machines/shownMedia/shownMedia.machine';
import type { jobForecastMachine } from '../../../src/machines/jobForecast/jobForecast.machine';
import type { jobStatusMachine } from '../../../src/machines/jobStatus/jobStatus.machine';
import type { pageReceiptMachine } from '../../../src/machines/pageReceipt/pageReceipt.machine';
import type { renderForecastMachine } from '../../../src/machines/renderForecast/renderForecast.machine';
import type { renderNoticeMachine } from '../../../src/machines/renderNotice/renderNotice.machine';
import type { projectResultMachine } from '../../../src/machines/projectResult/projectResult.machine';
import type { shareLinkMachine } from '../../../src/machines/shareLink/shareLink.machine';
import type { watchMachine } from '../../../src/machines/watch/watch.machine';
import type { startOverMachine } from '../../../src/machines/startOver/startOver.machine';
import type { styleGalleryMachine } from '../../../src/machines/styleSelection/styleGallery.machine';
import type { styleSelectionMachine } from '../../../src/machines/styleSelection/styleSelection.machine';
import type { brandUseMachine } from '../../../src/machines/brandUse/brandUse.machine';
import type { voiceListMachine } from '../../../src/machines/voiceList/voiceList.machine';
import type { voiceRecorderMachine } from '../../../src/machines/voiceRecorder/voiceRecorder.machine';
import { shows, type Area } from './shows';

export const making: Area = {
  title: 'Making a video',
  charts: {
    adsWizard: shows<typeof adsWizardMachine>('src/screens/adsWizard/AdsWizardScreen.tsx', {
      resuming: 'Nothing of it: the draft decides which step comes.',
      'link.arriving': 'Nothing of it: a page that was sent is read, else a link is asked for.',
      'link.editing': 'Step 1: the field for the link; under it, what is wrong with it.',
      'link.checkingLink': 'That the link is being checked, and a way to stop that.',
      'link.readingProductPage': 'That the product page is being read, and a way to stop that.',
      'link.explainingSending':
        'The bookmark that sends a page, to drag or to copy; where fingers touch, how to share.',
      'link.pasting': 'A box for the page or its text, and a field for its address.',
      'link.readingClipboard': 'That the browser asks for the clipboard, and a way to stop that.',
      'link.readingHandedPage': 'That the product page is being read, and a way to stop that.',
      'link.offeringPage': 'What page has come, and the choice between it and the product that is there.',
      'product.reviewing':
        'Step 2: title, description, audience, what people should know, and pictures, with what is missing.',
      'product.browsingGallery': 'The gallery over step 2: all pictures and clips, to add and to remove.',
      'product.checkingMedia': 'That pictures and clips are being looked at.',
      'product.judgingProduct': 'Nothing of it: the next step, or what is missing.',
      'product.suggestingScripts':
        'That scripts are being written, how far a model is, and a way to stop that.',
      'product.askingForFacts':
        'What the page says, sentence by sentence, with what is proposed ticked; fields for what it does not say, and a way to write the script oneself.',
      'script.choosing':
        'Step 3: how the next scripts are wanted, what of the page they say, the ideas as cards, the newest first, and the field for words of one’s own.',
      'script.rewriting': 'One idea open to be rewritten.',
      checkingClaims: 'That the script is being held against the page, and a way to stop that.',
      judgingClaims: 'Nothing of it: the next step, or what is to be kept or changed.',
      'settings.editing': 'Step 4: music, look of the captions and voice, with what is missing.',
      'settings.creatingVideo': 'That the video is being started.',
      created: 'The page of the job.',
    }),
    pageReceipt: shows<typeof pageReceiptMachine>('src/screens/pageReceipt/PageReceiptScreen.tsx', {
      receivingPage: 'That the shop’s page is awaited.',
      keepingPage: 'That it is being opened in the wizard.',
      severed: 'That the page opens in the shop’s own tab.',
      unanswered: 'That no page came, and the way to the wizard.',
      refused: 'Why the page cannot be used, and the way to the wizard.',
    }),
    explainerWizard: shows<typeof explainerWizardMachine>(
      'src/screens/explainerWizard/ExplainerWizardScreen.tsx',
      {
        resuming: 'Nothing of it: the draft decides which step comes.',
        'topic.editing': 'Step 1: the topic and notes about it, with what is missing.',
        'topic.suggestingScripts':
          'That scripts are being written, how far a model is, and a way to stop that.',
        'script.choosing':
          'Step 2: how the next scripts are wanted, the ideas as cards, the newest first, and the field for words of one’s own.',
        'script.rewriting': 'One idea open to be rewritten.',
        'lookUp.lookingTopicUp': 'That Wikipedia is being asked, and a way to stop that.',
        'lookUp.askingWhich.opening': 'Nothing of it: how many there are decides which list comes.',
        'lookUp.askingWhich.few': 'Which article is meant, of several under one name; and a way back.',
        'lookUp.askingWhich.shortlist':
          'The same of many: the first of them, a field to search all of them, and a way to see all.',
        'lookUp.askingWhich.all': 'All of them, and the field to search them.',
        'lookUp.fetchingSentences':
          'That sentences to choose from are being fetched, and a way to stop that.',
        'lookUp.choosingSentences':
          'The article’s sentences, or those of the notes, to tick: those that stand alone, then the others with what they lean on; that notes make no script by themselves, where it is so; how many words and seconds are ticked.',
        'lookUp.takingSentences': 'That the script is being put together, and a way to stop that.',
        'settings.editing': 'Step 3: music, look of the captions and voice, with what is missing.',
        'settings.creatingVideo': 'That the video is being started.',
        created: 'The page of the job.',
      },
    ),
    claimsTrace: shows<typeof claimsTraceMachine>('src/screens/wizard/script/trace/TracedScript.tsx', {
      judging: 'Nothing of it: texts that were not checked are checked.',
      settling: 'What was found before the last edit.',
      checkingScripts: 'That the sentences are being held against the page.',
      traced:
        'The sentences, each with the words that back it; what is not on the page is underlined and listed with its reason, to be kept.',
      askingModel: 'The same, and that a language model is reading the chosen script.',
      checkingAvailability: 'The same.',
      fetchingPrompt: 'The same, and a way to stop that.',
      'running.opening': 'The same, that it is the browser’s own model, and a way to stop that.',
      'running.reading': 'The same, and how many of the sentences it has judged.',
      'running.checkingVerdicts': 'The same.',
      unavailable: 'That the script could not be checked, and a way to try again.',
    }),
    scriptWriting: shows<typeof scriptWritingMachine>('src/screens/wizard/script/WritingPanel.tsx', {
      resting: 'Nothing; which models could not, and why.',
      'writing.beginning': 'That scripts are being written, and a way to stop that.',
      'writing.modelWriting': 'Which model writes or thinks, how many words of how many; a way to stop that.',
      'writing.askingAgain': 'That its first answer could not be used and it is asked once more.',
      nothingNew: 'That there are no other scripts, and what to do.',
      failed: 'Why no scripts came, and a way to try again.',
    }),
    browserModel: shows<typeof browserModelMachine>('src/screens/wizard/script/BrowserModelPanel.tsx', {
      askingWhoWrites: 'Nothing of it.',
      'unneeded.resting': 'Nothing of it: another model writes; its tone, length and language.',
      'unneeded.checkingAvailability': 'The same, and above the scripts why that model could not.',
      unoffered: 'Nothing of it: who writes could not be found out.',
      checkingAvailability: 'Nothing of it.',
      unavailable: 'That tone, length and language want a language model.',
      offered: 'The button that writes with the browser’s own model; tone, length and language.',
      fetchingPrompt: 'That the browser’s model is being started, and a way to stop that.',
      'running.opening': 'That the browser’s model is being started, and a way to stop that.',
      'running.downloading': 'How much of the model is downloaded, and a way to stop that.',
      'running.writing': 'How many words it has written, and a way to stop that.',
      'running.checkingAnswer': 'That what it wrote is being checked.',
      failed: 'Why it could not, that the other scripts are still there, and a way to try again.',
    }),
    galleryUpload: shows<typeof galleryUploadMachine>('src/screens/gallery/GalleryDialog.tsx', {
      idle: 'The tile that takes files; files that failed, by name.',
      'uploading.choosingNext': 'Nothing of it: the next file is taken.',
      'uploading.uploadingFile': 'Which file of how many is being uploaded.',
    }),
    startOver: shows<typeof startOverMachine>('src/screens/wizard/StartOver.tsx', {
      kept: 'A button beside the title of every step but the first.',
      asking: 'What would be lost, and the choice to keep it or to start over.',
    }),
    jobForecast: shows<typeof jobForecastMachine>('src/screens/wizard/VideoPrice.tsx', {
      unplanned: 'Nothing of it: its step is not looked at yet.',
      foretelling: 'What the video costs.',
      foretold:
        'What the video costs; how long it takes, where the chosen voice was measured in such a video.',
      unforetold: 'What the video costs: how long it takes could not be asked for.',
    }),
    shownMedia: shows<typeof shownMediaMachine>('src/screens/wizard/VideoPreview.tsx', {
      resting: 'The first pictures as the video shows them, once something is known of them.',
      fetchingFacts: 'The first pictures, contained on a dark ground until something is known of them.',
      unknown: 'The first pictures, contained on a dark ground: nothing could be asked of them.',
    }),
    renderForecast: shows<typeof renderForecastMachine>('src/screens/styles/RenderTime.tsx', {
      foretelling: 'Nothing yet.',
      foretold:
        'How long the render takes, where videos were rendered here before; in the editor how large it becomes, too.',
      unforetold: 'Nothing: it can be rendered all the same.',
    }),
    voiceList: shows<typeof voiceListMachine>('src/screens/wizard/voice/VoicePicker.tsx', {
      fetchingVoices: 'Grey lines where the voices will be.',
      loaded: 'The voices, each with its sample.',
      unavailable: 'That the voices could not be fetched, and a way to try again.',
    }),
    brandUse: shows<typeof brandUseMachine>('src/screens/brandUse/BrandChoice.tsx', {
      fetchingAssets: 'Nothing yet; in the editor, grey lines where the switches will be.',
      judging: 'Nothing of it: what the kit holds decides what comes.',
      held: 'A switch for each part of the brand kit that the video can use.',
      empty: 'Nothing; in the editor, the way to the brand kit.',
      unavailable: 'That the brand kit could not be loaded, and a way to try again.',
    }),
    voiceRecorder: shows<typeof voiceRecorderMachine>('src/screens/wizard/voice/VoiceRecorder.tsx', {
      resting: 'Nothing of it: what is kept, or how to begin.',
      empty: 'The two ways to begin: the microphone, or a file.',
      'recordingVoice.asking': 'That the browser asks for the microphone, and a way to stop that.',
      'recordingVoice.countingIn.three': 'The number 3, the script to read, and a way to stop.',
      'recordingVoice.countingIn.two': 'The number 2, likewise.',
      'recordingVoice.countingIn.one': 'The number 1, likewise.',
      'recordingVoice.listening':
        'The script to read, how long it has been, how loud one is heard; to stop and to cancel.',
      'recordingVoice.finishing': 'That the recording is being finished.',
      refused: 'Why the microphone cannot be heard, and the ways to begin.',
      recorded: 'The recording to hear, to use, to discard or to speak again.',
      uploadingRecording: 'That the recording is being checked, and a way to stop that.',
      rejected: 'That the recording could not be sent, to try again or to begin anew.',
      unusable: 'Why the recording was not taken, and the ways to begin anew.',
      kept: 'The recording that the video will use, to hear, to replace or to remove.',
    }),
    audioPreview: shows<typeof audioPreviewMachine>('src/screens/wizard/sound/SoundButton.tsx', {
      silent: 'Every sound has a button to play it.',
      'playingSound.loading': 'The button of the chosen sound turns.',
      'playingSound.heard': 'The button of the sound that is heard moves, and stops it.',
    }),
    jobStatus: shows<typeof jobStatusMachine>('src/screens/jobStatus/JobStatusScreen.tsx', {
      fetchingJob: 'Where the job is, step by step; at the first look, a spinner.',
      waiting: 'Where the job is, step by step.',
      done: 'The styles to choose from, or the project.',
      failed: 'Why the job has failed, whom to write to, and a way to try again.',
      retryingJob: 'The same, its button busy.',
      retryRefused: 'The same, with why it could not be tried again.',
      begunAnew: 'The page of the new job.',
      'unreachable.told': 'That the job could not be asked for, and a way to ask again at once.',
      'unreachable.lookingAgain': 'The same, while it is asked for again.',
      missing: 'That there is no such job.',
    }),
    styleSelection: shows<typeof styleSelectionMachine>('src/screens/styles/StylesScreen.tsx', {
      fetchingStyles: 'A grey player and grey cards.',
      unavailable: 'That the styles could not be fetched, and a way to try again.',
      'choosing.judging': 'Nothing of it: the style is at hand, or is fetched.',
      'choosing.fetchingLayout': 'The chosen card marked; a spinner in the player.',
      'choosing.layoutMissing': 'That this style could not be fetched, and a way to try again.',
      'choosing.applied.calm': 'The video in the chosen style, moving; buttons to edit and to render it.',
      'choosing.applied.saveRefused': 'The same, with why the style could not be saved.',
      'choosing.applied.renderRefused': 'The same, with why it cannot be rendered.',
      'openingEditor.savingLayout': 'The button Edit busy.',
      'startingRender.savingLayout': 'The button Render busy.',
      'startingRender.renderingProject': 'The button Render busy.',
      editing: 'The editor.',
      rendering: 'The page of the project.',
    }),
    styleGallery: shows<typeof styleGalleryMachine>('src/screens/editor/styles/StyleGallery.tsx', {
      judging: 'Nothing of it: it is known how styles lay the video out, or not.',
      fetchingLayouts: 'A spinner in the dialog.',
      unavailable: 'That the styles could not be fetched, and a way to try again.',
      'choosing.calm': 'The video in every style, moving; the one that it has is ticked.',
      'choosing.asking':
        'The same; beneath, what of the changes stays and what is replaced, and whether that is wanted.',
      applied: 'The video laid out anew.',
    }),
    renderNotice: shows<typeof renderNoticeMachine>('src/screens/project/RenderEnd.tsx', {
      'browser.recalling': 'Nothing yet: it takes no time.',
      'browser.unasked': 'While it renders, the button Notify me when it’s done.',
      'browser.askingToNotify': 'That button busy: the browser asks.',
      'browser.waitingForEnd': 'That the browser will tell.',
      'browser.forbidden': 'That the browser may not tell, and that the page will.',
      'mail.settled': 'While it renders, a box for a mail, where mail goes out.',
      'mail.notifyingByMail': 'That box busy.',
    }),
    projectResult: shows<typeof projectResultMachine>('src/screens/project/ProjectScreen.tsx', {
      'following.fetchingProject': 'A spinner.',
      'following.judging': 'Nothing of it: the project says what is shown.',
      'following.pending.waiting': 'How far the render is.',
      'following.pending.comparing': 'That the video is compared with its preview.',
      'following.pending.cancellingRender': 'How far the render was; the button Cancel busy.',
      'following.pending.refetchingProject': 'How far the render was at the last look.',
      'following.done': 'The video, to play and to download.',
      'following.invalid': 'That the render has failed, and what can be done.',
      'following.missing': 'That there is no such project.',
      'following.unavailable.told': 'That the project could not be fetched, and a way to try again at once.',
      'following.unavailable.lookingAgain': 'The same, while it is fetched again.',
      'download.idle': 'The button Download.',
      'download.downloadingVideo': 'The button Download busy.',
    }),
    shareLink: shows<typeof shareLinkMachine>('src/screens/project/ShareDialog.tsx', {
      closed: 'The button Share beside a finished video.',
      'open.fetchingLinks': 'A dialog with a spinner.',
      'open.unavailable': 'That the links could not be fetched, and a way to try again.',
      'open.ready.calm':
        'How long the next link is good for, a button that makes it, its address once it is made, and all links that are good, each with its end, how often it was opened and a way to revoke it.',
      'open.ready.copied': 'That the address is copied.',
      'open.ready.uncopied':
        'That the browser does not let the page copy, and that the address can be marked.',
      'open.ready.refused': 'Why no link was made or revoked.',
      'open.makingLink': 'The button that makes a link, busy.',
      'open.revokingLink': 'The links, their buttons waiting.',
      'open.copyingLink': 'The button Copy busy.',
    }),
    watch: shows<typeof watchMachine>('src/screens/watch/WatchScreen.tsx', {
      fetchingVideo: 'A spinner.',
      watching: 'The video with its poster, its captions and its title.',
      askingWhy: 'A spinner: the video did not play.',
      unplayable: 'That this browser cannot play it, and a way to try again.',
      unavailable: 'That the video could not be fetched, and a way to try again.',
      ended: 'That there is no video at this link, that it has expired, or that it was revoked.',
    }),
  },
};
