/** What a person sees of the charts that keep an opened project safe. */
import type { draftMachine } from '../../../src/machines/saving/draft.machine';
import type { otherTabsMachine } from '../../../src/machines/saving/otherTabs.machine';
import type { savingMachine } from '../../../src/machines/saving/saving.machine';
import type { versionsMachine } from '../../../src/machines/saving/versions.machine';
import { shows, type Area } from './shows';

export const saving: Area = {
  title: 'Saving a video',
  charts: {
    saving: shows<typeof savingMachine>('src/screens/editor/saving/SaveState.tsx', {
      findingDraft: 'That unsaved changes are looked for.',
      'open.saved': 'That all is saved, and since when.',
      'open.waiting': 'That it is being saved.',
      'open.savingLayout': 'That it is being saved.',
      'open.retrying': 'That it is not saved yet and is tried again, and a way to do so now.',
      'open.offline': 'That there is no network, and where the changes are kept.',
      'open.conflicted.asking': 'The question whose changes shall be the project.',
      'open.conflicted.postponed': 'That the question stands, and a way back to it.',
      'open.conflicted.keepingVersion': 'That one’s own changes are being kept as a version.',
      'open.conflicted.unkept': 'That they could not be kept, and the question again.',
      'open.outdated.offered': 'That another tab has saved, and a way to see it here.',
      'open.outdated.unavailable': 'That it could not be loaded, and a way to try again.',
      'open.fetchingTheirs': 'That the other changes are being loaded.',
      'open.refused': 'Why the server will not have it, and a way to try again.',
    }),
    draft: shows<typeof draftMachine>('src/screens/editor/saving/UnkeptNotice.tsx', {
      kept: 'Nothing of it.',
      keepingDraft: 'Nothing of it.',
      unkept: 'That this browser has no room for the changes.',
    }),
    otherTabs: shows<typeof otherTabsMachine>('src/screens/editor/saving/OtherTabNotice.tsx', {
      alone: 'Nothing of it.',
      'together.notified': 'That the project is open in another tab, and what to do.',
      'together.acknowledged': 'Nothing of it any more.',
    }),
    versions: shows<typeof versionsMachine>('src/screens/editor/saving/VersionsPanel.tsx', {
      fetchingVersions: 'Grey rows.',
      unavailable: 'That the versions could not be fetched, and a way to try again.',
      'listed.calm': 'The versions, each with a button to restore it; without any, when there will be one.',
      'listed.restoreRefused': 'Why one could not be restored, over the others.',
      restoringVersion: 'The button of one version busy.',
      restored: 'The version in the editor.',
    }),
  },
};
