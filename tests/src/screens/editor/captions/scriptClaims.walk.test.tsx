import { useSelector } from '@xstate/react';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { scriptClaimsMachine } from '../../../../../src/machines/captionEdit/scriptClaims.machine';
import { ClaimsUnchecked } from '../../../../../src/screens/editor/captions/transcript/ClaimsUnchecked';
import { SentenceClaims } from '../../../../../src/screens/editor/captions/transcript/SentenceClaims';
import { inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';
import { captionWorld } from './captionWorld';

const SAID = 'It is the best.';
const TOLD = '“the best”: a superlative that isn’t in your product info';
const { editor } = captionWorld();

/** As the script tab shows them; there, the script itself is told by what is mounted. */
function Shown({ actor }: { actor: ActorRefFrom<typeof scriptClaimsMachine> }) {
  const { source, claims } = useSelector(actor, ({ context }) => context.unbacked);
  const open = new Map(claims.length > 0 ? [[SAID, claims]] : []);
  return (
    <>
      <SentenceClaims sentence={SAID} claims={{ source, open, kept: new Map() }} />
      <ClaimsUnchecked actor={actor} />
    </>
  );
}

const claims = [{ sentence: SAID, words: 'the best', reason: 'superlative' as const }];
const unchecked = () =>
  screen.queryByText('Couldn’t check the script against your product info or your notes.');

const walk = walkScreen(scriptClaimsMachine)({
  input: undefined,
  calls: ['checkScript'],
  samples: {
    'script.shown': [
      { type: 'script.shown', script: SAID },
      { type: 'script.shown', script: 'It is good.' },
    ],
    'xstate.done.actor.checkScript': [
      { type: 'xstate.done.actor.checkScript', output: { source: 'page', claims } },
    ],
    'xstate.error.actor.checkScript': [
      { type: 'xstate.error.actor.checkScript', error: new Error('no line') },
    ],
  },
  screen: (actor) => inEditor(editor, <Shown actor={actor} />),
  gestures: {
    'script.shown': (event, { actor }) => act(() => actor.send(event)),
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    unasked: () => expect(screen.queryByText(TOLD)).toBeNull(),
    settling: () => expect(unchecked()).toBeNull(),
    checkingScript: () => expect(unchecked()).toBeNull(),
    checked: () => expect(screen.getByText(TOLD)).toBeDefined(),
    unavailable: () => expect(unchecked()).not.toBeNull(),
  },
});
test.each(walk.paths)('[WR3] the script follows the chart of its claims: %s', (_, run) => run());
test('[WR3] no transition of the claims is left unwalked', () => expect(walk.untaken()).toEqual([]));
