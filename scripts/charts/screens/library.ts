/** What a person sees of the charts that keep what was made. */
import type { brandKitMachine } from '../../../src/machines/brandKit/brandKit.machine';
import type { fontPreviewMachine } from '../../../src/machines/brandKit/fontPreview.machine';
import type { educationalDemoMachine } from '../../../src/machines/educationalDemo/educationalDemo.machine';
import type { jobsMachine } from '../../../src/machines/jobs/jobs.machine';
import type { myVideosMachine } from '../../../src/machines/myVideos/myVideos.machine';
import type { cardPreviewMachine } from '../../../src/machines/cardPreview/cardPreview.machine';
import type { projectDeletionsMachine } from '../../../src/machines/projects/projectDeletions.machine';
import type { projectsMachine } from '../../../src/machines/projects/projects.machine';
import type { voicesMachine } from '../../../src/machines/voices/voices.machine';
import { shows, type Area } from './shows';

export const library: Area = {
  title: 'What was made, and what it is made of',
  charts: {
    projects: shows<typeof projectsMachine>('src/screens/projects/ProjectsScreen.tsx', {
      loading: 'Grey cards.',
      failed: 'That the list could not be fetched, and a way to try again.',
      'loaded.list.resting': 'The projects, newest first; without any, how to make the first.',
      'loaded.list.refreshing': 'The list as it was: what renders is looked at again.',
      'loaded.duplicates.resting': 'Nothing of it.',
      'loaded.duplicates.duplicatingProject': 'Which project is being duplicated, above the list.',
      'loaded.menu.closed': 'Every card has a button for its menu.',
      'loaded.menu.open': 'The menu of one card.',
      'loaded.menu.translating': 'The sheet in which the video is translated; see scriptTranslation.',
      'loaded.menu.renaming.writing.calm': 'A dialog with the title of one project, to be changed.',
      'loaded.menu.renaming.writing.refused': 'Why it could not be renamed, above the title as it was typed.',
      'loaded.menu.renaming.renamingProject': 'The dialog, busy.',
    }),
    projectDeletions: shows<typeof projectDeletionsMachine>('src/screens/projects/ProjectsScreen.tsx', {
      resting: 'Nothing of it.',
      deletingProject: 'The card is gone already.',
      restoringProject: 'The card comes back.',
    }),
    cardPreview: shows<typeof cardPreviewMachine>('src/screens/projects/CardFilm.tsx', {
      still: 'Every card shows its poster.',
      resting: 'Nothing of it: who only passes over a card loads nothing.',
      'playing.loading': 'The poster of the card, until its film has a picture.',
      'playing.seen': 'The film of one card in the place of its poster, muted.',
    }),
    jobs: shows<typeof jobsMachine>('src/screens/jobs/JobsScreen.tsx', {
      loading: 'Grey cards.',
      failed: 'That the list could not be fetched, and a way to try again.',
      'loaded.list.resting': 'The jobs of the chosen tab and filters; without any, what to do next.',
      'loaded.list.refreshing': 'The list as it was: what runs is looked at again.',
      'loaded.retry.idle': 'Every failed job has a button to try again.',
      'loaded.retry.retryingJob': 'The button of one job busy.',
      'loaded.retry.refused': 'Why the job could not be tried again.',
      opened: 'The page of the new job.',
    }),
    myVideos: shows<typeof myVideosMachine>('src/screens/videos/VideosScreen.tsx', {
      'list.fetchingProjects': 'Grey cards.',
      'list.unavailable': 'That the videos could not be fetched, and a way to try again.',
      'list.loaded.resting': 'The finished videos; without any, how to make the first.',
      'list.loaded.refetchingProjects': 'The list as it was.',
      'player.closed': 'Every card has a button to play it.',
      'player.playing': 'One video over the page.',
      'player.broken': 'That the video cannot be played.',
      'download.idle': 'Every card has a button to download it.',
      'download.downloadingVideo': 'The button of one video busy.',
    }),
    educationalDemo: shows<typeof educationalDemoMachine>('src/screens/demo/DemoScreen.tsx', {
      fetchingSample: 'That the sample is being loaded.',
      shown: 'The sample explainer, to be played, and the way to make one.',
      unavailable: 'That the sample could not be fetched, and a way to try again.',
    }),
    voices: shows<typeof voicesMachine>('src/screens/voices/VoicesScreen.tsx', {
      fetchingVoices: 'Grey cards.',
      unavailable: 'That the voices could not be fetched, and a way to try again.',
      'loaded.judging': 'Nothing of it: the search decides what is shown.',
      'loaded.empty': 'That there is no voice at all.',
      'loaded.listed': 'The voices that fit search and filters, each with its sample.',
      'loaded.unmatched': 'That none fits, and a way to see all.',
    }),
    brandKit: shows<typeof brandKitMachine>('src/screens/brandKit/BrandKitScreen.tsx', {
      fetchingAssets: 'Grey cards.',
      unavailable: 'That the kit could not be fetched, and a way to try again.',
      'listed.uploads.idle': 'Logos, fonts, intros and outros; a tile in each that takes files.',
      'listed.uploads.uploading.choosingNext': 'Nothing of it: the next file is taken.',
      'listed.uploads.uploading.uploadingAsset': 'Which file of how many is being uploaded.',
      'listed.deletions.resting': 'Every asset has a button to delete it.',
      'listed.deletions.deletingAsset': 'The asset fades.',
      'listed.restorations.resting': 'Nothing of it.',
      'listed.restorations.restoringAsset': 'The asset comes back.',
    }),
    fontPreview: shows<typeof fontPreviewMachine>('src/screens/brandKit/BrandKitScreen.tsx', {
      awaited: 'A grey line where the letters will be.',
      readable: 'The font’s own letters.',
      unreadable: 'That the font cannot be shown.',
    }),
  },
};
