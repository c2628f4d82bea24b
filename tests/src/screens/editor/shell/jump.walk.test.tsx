/** The script and the timeline take the focus as soon as they show what somebody jumps to. [PC1] */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { Place } from '../../../../../src/editor-engine/check/placeOf';
import { jumpMachine } from '../../../../../src/machines/workspace/jump.machine';
import { ScriptTab } from '../../../../../src/screens/editor/captions/transcript/ScriptTab';
import { TimelinePane } from '../../../../../src/screens/editor/timeline/TimelinePane';
import { inEditor } from '../../../../support/editor/editorWorld';
import { openTimeline } from '../../../../support/editor/timelineWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';
import { items } from '../../../editor-engine/support/sampleVideo';
import { captionWorld } from '../captions/captionWorld';
import { OpenSentence } from '../../../../../src/screens/editor/captions/transcript/openedParts';

beforeAll(() => OpenSentence.bring());

const sentence: Place = { about: 'sentence', atMs: 2600, itemId: items.goodbye.id };
const item: Place = { about: 'item', atMs: 4000, itemId: items.second.id };
const chart = jumpMachine.provide({
  actions: { goTo: () => {}, openScript: () => {}, showTimeline: () => {} },
});

/** One of them at a time, or neither: a phone shows no more. */
function OneOfThem({ jump }: { jump: ActorRefFrom<typeof jumpMachine> }) {
  const [editor] = useState(() => {
    const { engine, captionEdit } = captionWorld();
    return openTimeline(undefined, {
      captionEdit: () => captionEdit,
      ...{ engine, jump, spoken: null },
    });
  });
  const [open, setOpen] = useState<'nothing' | 'script' | 'timeline'>('nothing');
  return inEditor(
    editor,
    <main>
      {(['nothing', 'script', 'timeline'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {`Show ${name}`}
        </button>
      ))}
      {open === 'script' ? <ScriptTab /> : null}
      {open === 'timeline' ? <TimelinePane /> : null}
    </main>,
  );
}

const { paths, untaken } = walkScreen(chart)({
  input: undefined,
  calls: [],
  samples: { 'place.chosen': [sentence, item].map((place) => ({ type: 'place.chosen' as const, place })) },
  screen: (jump) => <OneOfThem jump={jump} />,
  gestures: {
    'place.chosen': async ({ place }, { actor }) => actor.send({ type: 'place.chosen', place }),
    'place.reached': async (_, { user, context }) => {
      const isSaid = context.place?.about === 'sentence';
      await user.click(screen.getByRole('button', { name: isSaid ? 'Show script' : 'Show timeline' }));
      const reached = isSaid
        ? await screen.findByRole('button', { name: /And now goodbye/u })
        : await screen.findByRole('gridcell', { name: /^Picture 2,/u });
      expect(document.activeElement).toBe(reached);
      await user.click(screen.getByRole('button', { name: 'Show nothing' }));
    },
  },
  states: {
    there: ({ context }) => expect(context.place).toBeNull(),
    toSentence: ({ context }) => expect(context.place).toBe(sentence),
    toItem: ({ context }) => expect(context.place).toBe(item),
  },
});
test.each(paths)('[PC1] a jump follows its chart: %s', (_, walk) => walk());
test('every transition of a jump is walked', () => expect(untaken()).toEqual([]));
