/** Files go up one after the other, into the library and to where they were meant for; what fails is named and skipped. [E7] [E10] */
import { refusalOf } from '../../shared/refusal';
import { librarySetup, pendingFiles } from '../library.setup';
import type { PendingFile } from '../libraryMedia';

export const uploadsRegion = librarySetup.createStateConfig({
  initial: 'idle',
  on: { 'failures.dismissed': { guard: 'someFailuresStand', actions: 'forgetFailures' } },
  states: {
    idle: {
      on: {
        'files.chosen': {
          guard: { type: 'someFilesCame', params: ({ event }) => event.files },
          actions: [
            'emptyQueue',
            'forgetFailures',
            { type: 'addToQueue', params: ({ event }) => pendingFiles('chosen', event) },
          ],
          target: 'uploading',
        },
        'files.dropped': {
          guard: { type: 'someFilesCame', params: ({ event }) => [...event.files, ...event.folders] },
          actions: [
            'emptyQueue',
            'forgetFailures',
            { type: 'nameFolders', params: ({ event }) => event.folders },
            { type: 'addToQueue', params: ({ event }) => pendingFiles('dropped', event) },
          ],
          target: 'uploading',
        },
        'failures.retried': {
          guard: 'someFailuresCanBeRetried',
          actions: ['emptyQueue', 'queueFailures'],
          target: 'uploading',
        },
      },
    },
    uploading: {
      initial: 'choosingNext',
      on: {
        'files.chosen': {
          actions: { type: 'addToQueue', params: ({ event }) => pendingFiles('chosen', event) },
        },
        'files.dropped': {
          actions: [
            { type: 'nameFolders', params: ({ event }) => event.folders },
            { type: 'addToQueue', params: ({ event }) => pendingFiles('dropped', event) },
          ],
        },
        'failures.retried': { guard: 'someFailuresCanBeRetried', actions: 'queueFailures' },
        'upload.cancelled': { target: 'idle', actions: 'emptyQueue' },
      },
      states: {
        choosingNext: {
          always: [
            { guard: 'queueIsEmpty', target: '#library.uploads.idle' },
            {
              guard: 'nextMustNotBeSent',
              actions: ['nameMisfit', 'takeNext'],
              target: 'choosingNext',
              reenter: true,
            },
            { target: 'uploadingFile' },
          ],
        },
        uploadingFile: {
          invoke: {
            id: 'uploadFile',
            src: 'uploadFile',
            input: ({ context, self }) => ({
              file: (context.queue[0] as PendingFile).file,
              onSent: (sent) => self.send({ type: 'upload.progressed', sent }),
            }),
            onDone: {
              target: 'choosingNext',
              actions: [
                { type: 'addMedia', params: ({ event }) => event.output },
                { type: 'keepMedia', params: ({ event }) => ({ media: event.output, index: 0 }) },
                {
                  type: 'placeInVideo',
                  params: ({ context, event }) => ({
                    media: event.output,
                    destination: (context.queue[0] as PendingFile).destination,
                  }),
                },
                'takeNext',
              ],
            },
            onError: {
              target: 'choosingNext',
              actions: [{ type: 'nameRefusal', params: ({ event }) => refusalOf(event.error) }, 'takeNext'],
            },
          },
          on: {
            'upload.progressed': { actions: { type: 'rememberSent', params: ({ event }) => event.sent } },
          },
        },
      },
    },
  },
});
