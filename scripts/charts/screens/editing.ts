/** What a person sees of the charts that edit a video. */
import type { canvasMachine } from '../../../src/machines/canvas/canvas.machine';
import type { editorMachine } from '../../../src/machines/editor/editor.machine';
import type { gestureMachine } from '../../../src/machines/gesture/gesture.machine';
import type { libraryMachine } from '../../../src/machines/library/library.machine';
import type { mediaListMachine } from '../../../src/machines/library/mediaList.machine';
import type { missingMachine } from '../../../src/machines/missing/missing.machine';
import type { playbackMachine } from '../../../src/machines/playback/playback.machine';
import type { publishCheckMachine } from '../../../src/machines/publishCheck/publishCheck.machine';
import type { renderStartMachine } from '../../../src/machines/renderStart/renderStart.machine';
import type { jumpMachine } from '../../../src/machines/workspace/jump.machine';
import type { openDialogMachine } from '../../../src/machines/workspace/openDialog.machine';
import type { openPanelMachine } from '../../../src/machines/workspace/openPanel.machine';
import type { phoneSheetMachine } from '../../../src/machines/workspace/phoneSheet.machine';
import type { openTabMachine } from '../../../src/machines/workspace/openTab.machine';
import { shows, type Area } from './shows';

export const editing: Area = {
  title: 'Editing a video',
  charts: {
    editor: shows<typeof editorMachine>('src/screens/editor/EditorScreen.tsx', {
      fetchingProject: 'A spinner.',
      unavailable: 'That the project could not be opened, and a way to try again.',
      missing: 'That there is no such project.',
      openingDocument: 'A spinner.',
      damaged: 'That the document cannot be opened, and a way to try again.',
      'open.calm': 'The workspace.',
      'open.repaired': 'The workspace, and over it what was repaired.',
    }),
    openPanel: shows<typeof openPanelMachine>('src/screens/editor/shell/DesktopPanes.tsx', {
      closed: 'Tools on the left, no library.',
      text: 'Titles to add.',
      audios: 'Sounds of nature and music to add.',
      shapes: 'Shapes to add.',
      photos: 'The pictures, and a way to upload more.',
      videos: 'The clips, and a way to upload more.',
      brand: 'The parts of the brand kit, each switched on or off in this video.',
    }),
    openTab: shows<typeof openTabMachine>('src/screens/editor/shell/SideTabs.tsx', {
      inspector: 'What can be changed of the selected item; of the video, when none is.',
      captions: 'The captions, each to be corrected.',
      transcript: 'What is spoken, the spoken word lit.',
      script: 'The whole script.',
    }),
    phoneSheet: shows<typeof phoneSheetMachine>('src/screens/editor/shell/phone/PhoneSheet.tsx', {
      closed: 'The timeline, whole.',
      library: 'A library: what can be added.',
      inspector: 'What can be changed of the selected item; of the video, when none is.',
      sound: 'How loud and how fast the selected item plays.',
      captions: 'The captions, each to be corrected.',
      script: 'The script, sentence by sentence.',
    }),
    jump: shows<typeof jumpMachine>('src/screens/editor/shell/Workspace.tsx', {
      there: 'Nothing of it: the focus is where the finding led.',
      toSentence: 'The script, at the sentence that the finding is about.',
      toItem: 'The timeline, at the item or the moment that the finding is about.',
    }),
    openDialog: shows<typeof openDialogMachine>('src/screens/editor/shell/Workspace.tsx', {
      none: 'Nothing over the editor; keys are orders.',
      shortcuts: 'Every shortcut, to be searched.',
      formats: 'The video at this moment in each format, one to be chosen.',
      styles: 'The gallery of styles.',
      versions: 'The versions that were kept, each to be restored.',
    }),
    playback: shows<typeof playbackMachine>('src/screens/editor/player/PlayerPane.tsx', {
      'transport.readingMetadata': 'A spinner where the film will be.',
      'transport.paused': 'The film at rest; a button to play it.',
      'transport.playing.running': 'The film runs; a button to pause it.',
      'transport.playing.waiting': 'The film stands still for a moment that is not worth a word.',
      'transport.playing.buffering': 'That media are being loaded, over the film.',
      'transport.scrubbing.holding': 'The film follows the hand.',
      'transport.scrubbing.interrupting': 'The film follows the hand, and will run on.',
      'transport.ended': 'The last frame; a button to play it again.',
      'transport.failed': 'Why there is nothing to play, and a way to try again.',
      'sound.audible': 'The loudspeaker, and how loud it is.',
      'sound.muted': 'The loudspeaker crossed out.',
      'sound.silent': 'The same, and that there is no sound output.',
      'repeat.once': 'The button Repeat at rest.',
      'repeat.looping': 'The button Repeat lit.',
    }),
    canvas: shows<typeof canvasMachine>('src/screens/editor/player/canvas/Canvas.tsx', {
      'hand.resting': 'The film; handles around the chosen item.',
      'hand.posing.holding': 'The item in the hand, where it was.',
      'hand.posing.moving': 'The item follows the hand; lines show what draws it.',
      'hand.cropping.placed':
        'The whole picture over the film, what would be left of it framed by eight handles.',
      'hand.cropping.dragging': 'The frame follows the hand.',
      'hand.writing': 'The words of an item in a field where they stand.',
      'safeZones.hidden': 'The film alone.',
      'safeZones.shown': 'What a phone will cover of it is shaded.',
      'screen.inPage': 'The player in its pane.',
      'screen.fillingScreen': 'The player on the whole screen.',
    }),
    gesture: shows<typeof gestureMachine>('src/screens/editor/timeline/TimelinePane.tsx', {
      'resting.idle': 'The timeline; what is selected is framed.',
      'resting.menuOpen': 'The menu of an item, where it was asked for.',
      'pressing.item': 'The item as it was: so far it is a click.',
      'pressing.edge': 'The item as it was: so far it is a click.',
      'pressing.cut': 'The cut as it was.',
      'pressing.background': 'The timeline as it was.',
      'touching.item.waiting': 'The item as it was: so far it is a tap, or the begin of scrolling.',
      'touching.item.held': 'The item lifted under the finger: carried it moves, let go its menu opens.',
      'touching.background.waiting': 'The timeline as it was: so far it is a tap, or the begin of scrolling.',
      'touching.background.held':
        'The timeline as it was, and it does not scroll: carried, a rectangle is drawn.',
      'gesturing.dragging':
        'The item follows the pointer; a line shows what it snaps to. Main items move aside, and a gap opens where it will stand.',
      'gesturing.resizing': 'One end of the item follows the pointer.',
      'gesturing.rolling': 'The cut follows the pointer; both sides change.',
      'gesturing.marquee': 'A rectangle; what lies in it is framed.',
      'gesturing.scrubbing': 'The playhead and the film follow the pointer.',
      'gesturing.libraryDragging': 'Where the picture, clip or sound will land.',
    }),
    renderStart: shows<typeof renderStartMachine>('src/screens/editor/shell/TopBar.tsx', {
      calm: 'The button Render video, and beside it the one that opens the sheet.',
      looking: 'The button busy for a moment.',
      'naming.listed': 'What is to be mended in the video, and when: to be mended, or rendered all the same.',
      'naming.unspoken': 'The same, and that a sentence could not be spoken.',
      speakingSentence: 'The same at rest, and that a sentence is being spoken.',
      lookingAgain: 'The same at rest, and that it is looked at again.',
      savingChanges: 'The button busy: what is on screen is being saved.',
      'choosing.foretelling': 'The sheet: what the video becomes; its size and time are worked out.',
      'choosing.foretold': 'The same with its size and time, or why it would be refused.',
      'choosing.unforetold': 'The same, and that size and time are not known.',
      savingLastChanges: 'The button busy: what came in until now is being saved.',
      renderingProject: 'The button busy.',
      unsaved: 'That the last changes could not be saved, so that nothing was rendered.',
      refused: 'That the render was refused.',
      started: 'The page of the project.',
    }),
    publishCheck: shows<typeof publishCheckMachine>('src/screens/editor/check/CheckSheet.tsx', {
      idle: 'Nothing of it but its button.',
      checking: 'A spinner.',
      'found.listed':
        'What to fix before publishing and what is worth a look, each with its place and what mends it.',
      'found.unspoken': 'The same, and that a sentence could not be spoken.',
      speakingSentence: 'The same at rest, and that a sentence is being spoken.',
      checkingAgain: 'The same at rest, and that it is looked at again.',
      clean: 'That there is nothing to fix.',
      failed: 'That the video could not be looked through, and a way to try again.',
    }),
    missing: shows<typeof missingMachine>('src/screens/editor/shell/MissingNotice.tsx', {
      nothing: 'Nothing of it.',
      telling: 'What an edit has left without a picture or a caption, and one press that mends it.',
    }),
    mediaList: shows<typeof mediaListMachine>('src/screens/editor/library/panels/MediaPanel.tsx', {
      unasked: 'Nothing of it: another library is shown.',
      fetchingMedia: 'Grey cards, or below the cards that are there, that further ones are fetched.',
      partly: 'The newest of what was brought in anywhere, and the button Show more.',
      whole: 'All of it; what to do where there is nothing.',
      unavailable: 'That it could not be listed, and a way to try again; what this browser knows stays.',
    }),
    library: shows<typeof libraryMachine>('src/screens/editor/library/panels/LibraryPanels.tsx', {
      'shelf.openingLibrary':
        'Grey cards where one’s own pictures, clips and sounds will be; what is in the video.',
      'shelf.unavailable': 'That they could not be opened, and a way to try again; what is in the video.',
      'shelf.stocked':
        'One’s own pictures and clips, and those of the video; what to do where there are none.',
      'uploads.idle': 'The button Upload; what did not come in, and why.',
      'uploads.uploading.choosingNext': 'Nothing of it: the next file is taken.',
      'uploads.uploading.uploadingFile':
        'Which file of how many is on its way, how far, and a way to stop it.',
    }),
  },
};
