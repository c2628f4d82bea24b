/** Chosen files go up one after the other; what fails is named and skipped. [B2] [B3] */
import { refusalOf } from '../../shared/refusal';
import { brandKitSetup } from '../brandKit.setup';
import type { ChosenFile } from '../kit';

export const uploadsRegion = brandKitSetup.createStateConfig({
  initial: 'idle',
  on: {
    'failures.dismissed': {
      guard: { type: 'someFailuresStand', params: ({ event }) => event.assetType },
      actions: { type: 'forgetFailures', params: ({ event }) => event.assetType },
    },
  },
  states: {
    idle: {
      on: {
        'files.chosen': {
          guard: { type: 'someFilesAreChosen', params: ({ event }) => event.files },
          actions: [
            'emptyQueue',
            { type: 'forgetFailures', params: ({ event }) => event.assetType },
            { type: 'addToQueue', params: ({ event }) => event },
          ],
          target: 'uploading',
        },
        'failures.retried': {
          guard: { type: 'someFailuresCanBeRetried', params: ({ event }) => event.assetType },
          actions: ['emptyQueue', { type: 'queueFailures', params: ({ event }) => event.assetType }],
          target: 'uploading',
        },
      },
    },
    uploading: {
      initial: 'choosingNext',
      on: {
        'files.chosen': { actions: { type: 'addToQueue', params: ({ event }) => event } },
        'failures.retried': {
          guard: { type: 'someFailuresCanBeRetried', params: ({ event }) => event.assetType },
          actions: { type: 'queueFailures', params: ({ event }) => event.assetType },
        },
        'upload.cancelled': { target: 'idle', actions: 'emptyQueue' },
      },
      states: {
        choosingNext: {
          always: [
            { guard: 'queueIsEmpty', target: '#brandKit.listed.uploads.idle' },
            {
              guard: 'nextDoesNotFit',
              actions: [{ type: 'nameFailure', params: null }, 'takeNext'],
              target: 'choosingNext',
              reenter: true,
            },
            { target: 'uploadingAsset' },
          ],
        },
        uploadingAsset: {
          invoke: {
            id: 'uploadAsset',
            src: 'uploadAsset',
            input: ({ context }) => context.queue[0] as ChosenFile,
            onDone: {
              target: 'choosingNext',
              actions: [{ type: 'addAsset', params: ({ event }) => event.output }, 'takeNext'],
            },
            onError: {
              target: 'choosingNext',
              actions: [
                { type: 'announceUploadFailure', params: ({ event }) => refusalOf(event.error).detail },
                { type: 'nameFailure', params: ({ event }) => refusalOf(event.error) },
                'takeNext',
              ],
            },
          },
        },
      },
    },
  },
});
