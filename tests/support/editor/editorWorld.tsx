/** The editor as its parts find it, for tests of one part: a real engine; of the charts only those that the test brings. */
import type { ReactElement } from 'react';
import { createActor } from 'xstate';
import type { VideoData } from '../../../contract/video/videoData';
import { createCommands } from '../../../src/app/editor/commands/createCommands';
import { shortcuts } from '../../../src/app/editor/keys/shortcuts';
import { createAnnouncer } from '../../../src/app/editor/announcer';
import { createFolds } from '../../../src/app/editor/createFolds';
import { createDropTarget } from '../../../src/app/editor/createDropTarget';
import { provideJump } from '../../../src/app/editor/implementations/workspace.implementations';
import { EditorContext, type Editor } from '../../../src/screens/editor/EditorContext';
import { openEngine } from '../../src/editor-engine/support/openEngine';

const observed = <T,>(value: T) => ({ get: () => value, subscribe: () => () => {} });
const nobody = { send: () => {} };
const stillMedia: Editor['media'] = {
  filmstrip: () => observed([]),
  waveform: () => observed(null),
  resource: (src) => observed(src),
};

export function editorWorld(brought: Partial<Editor> = {}, videoData?: VideoData): Editor {
  const engine = brought.engine ?? openEngine(videoData);
  const announcer = createAnnouncer();
  const { announce } = { ...announcer, ...brought };
  const there: Partial<Editor> = {
    engine,
    commands: createCommands({ engine, announce }),
    shortcuts,
    stage: { current: null },
    projectId: 'p1',
    title: 'Mug',
    credits: [],
    media: stillMedia,
    paneSizes: { of: (_, standard) => standard, keep: () => {} },
    folds: createFolds(),
    dropTarget: createDropTarget(),
    jump: createActor(provideJump(engine, { tab: nobody, phoneSheet: nobody })).start(),
    ...announcer,
    ...brought,
  };
  return new Proxy(there, {
    get(target, name: keyof Editor) {
      if (!(name in target)) throw new Error(`This test brought no "${name}"`);
      return target[name];
    },
  }) as Editor;
}

export const inEditor = (editor: Editor, part: ReactElement) => (
  <EditorContext value={editor}>{part}</EditorContext>
);
