import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelector } from '@xstate/react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { scriptTranslationMachine } from '../../../../../src/machines/captionEdit/scriptTranslation.machine';
import { ScriptTranslation } from '../../../../../src/screens/editor/captions/transcript/ScriptTranslation';
import TranslationSheet from '../../../../../src/screens/editor/captions/transcript/TranslationSheet';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';
import { copy, offer, texts } from './translationSamples';

const machine = scriptTranslationMachine.provide({
  actors: { translateTexts: fromCallback(() => {}), speakCopy: fromCallback(() => {}) },
});
/** The button of the tab, and the sheet that lies over all of the editor. */
function Translation({ actor }: { actor: ActorRefFrom<typeof machine> }) {
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  return (
    <>
      <ScriptTranslation actor={actor} />
      {isOpen ? <TranslationSheet actor={actor} /> : null}
    </>
  );
}
const world = editorWorld();
const button = (name: string) => screen.getByRole('button', { name });
const said = (words: string | RegExp) => expect(screen.getAllByText(words)[0]).toBeDefined();
const refusal = (of: string) => Object.assign(new Error(of), { detail: 'Your storage is full.' });
const small = { kind: 'localModel', model: 'small' } as const;
const RETRIES: Readonly<Record<string, string>> = {
  unavailable: 'Try again',
  withoutModel: 'Look again',
  refused: 'Back',
};

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['fetchOffer', 'hideCopy', 'showCopy'],
  samples: {
    'language.chosen': [{ type: 'language.chosen', language: 'de' }],
    'voice.chosen': [{ type: 'voice.chosen', voice: 'Eva' }],
    'words.written': [{ type: 'words.written', writer: small, attempt: 1, words: 3, of: 9, thinking: false }],
    'writer.failed': [{ type: 'writer.failed', writer: small, reason: 'tooSlow', faults: [] }],
    'texts.translated': [{ type: 'texts.translated', texts }],
    'sentence.spoken': [{ type: 'sentence.spoken', done: 1, all: 3 }],
    'copy.spoken': [{ type: 'copy.spoken', layout: copy.layout, unspoken: 1 }],
    'translation.refused': [{ type: 'translation.refused', detail: 'No model could.' }],
    'xstate.done.actor.fetchOffer': [
      { type: 'xstate.done.actor.fetchOffer', output: offer },
      { type: 'xstate.done.actor.fetchOffer', output: { ...offer, writer: null } },
    ],
    'xstate.error.actor.fetchOffer': [{ type: 'xstate.error.actor.fetchOffer', error: new Error('no line') }],
    'xstate.done.actor.hideCopy': [{ type: 'xstate.done.actor.hideCopy', output: copy }],
    'xstate.error.actor.hideCopy': [{ type: 'xstate.error.actor.hideCopy', error: refusal('full') }],
    'xstate.done.actor.showCopy': [{ type: 'xstate.done.actor.showCopy', output: undefined }],
    'xstate.error.actor.showCopy': [{ type: 'xstate.error.actor.showCopy', error: refusal('full') }],
  },
  screen: (actor) => inEditor(world, <Translation actor={actor} />),
  // A voice is chosen of those that speak the language.
  offers: (snapshot, { type }) => type !== 'voice.chosen' || snapshot.context.language !== null,
  gestures: {
    'translation.requested': async (_, { user }) => {
      await user.click(button('Translate…'));
      await screen.findByRole('dialog');
    },
    'language.chosen': ({ language }) =>
      void fireEvent.change(screen.getByLabelText('Language'), { target: { value: language } }),
    'voice.chosen': ({ voice }) =>
      void fireEvent.change(screen.getByLabelText('Voice'), { target: { value: voice } }),
    'choice.submitted': (_, { user }) => user.click(button('Translate')),
    'words.written': (event, { actor }) => act(() => actor.send(event)),
    'writer.failed': (event, { actor }) => act(() => actor.send(event)),
    'texts.translated': (event, { actor }) => act(() => actor.send(event)),
    'sentence.spoken': (event, { actor }) => act(() => actor.send(event)),
    'copy.spoken': (event, { actor }) => act(() => actor.send(event)),
    'translation.refused': (event, { actor }) => act(() => actor.send(event)),
    retried: (_, { user, actor }) => {
      const { value } = actor.getSnapshot();
      return user.click(button(RETRIES[typeof value === 'object' ? String(value.open) : ''] ?? ''));
    },
    cancelled: (_, { user, actor }) =>
      user.click(
        screen.getAllByRole('button', {
          name: actor.getSnapshot().matches({ open: 'shown' }) ? 'Close' : 'Cancel',
        })[0] as HTMLElement,
      ),
  },
  states: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.fetchingOffer': () => said('Looking for voices and a language model…'),
    'open.unavailable': () => said('Couldn’t reach the server.'),
    'open.withoutModel': () => said('This server has no language model, so it can’t translate.'),
    'open.choosing': ({ context: { language } }) => {
      said('small translates, running on this server.');
      if (language === 'de') said('Thorsten · German');
    },
    'open.translatingTexts.listening': ({ context: { written } }) =>
      said(written ? 'small is writing: 3 of about 9 words' : 'Translating…'),
    'open.hidingCopy': () => said('Copying the video…'),
    'open.speakingCopy.listening': ({ context: { all } }) =>
      said(all === 0 ? 'Finishing the copy…' : 'Speaking 1 of 3…'),
    'open.showingCopy': () => said('Finishing the copy…'),
    'open.shown': () => {
      said('“Lamp (Deutsch)” is ready.');
      said(/Couldn’t speak one sentence/);
      expect(screen.getByRole('link', { name: 'Open the copy' }).getAttribute('href')).toBe(
        '/project/p2/editor',
      );
    },
    'open.refused': ({ context: { problem } }) =>
      said(problem ?? 'Couldn’t translate this video. Nothing was changed.'),
  },
});

test.each(walk.paths)('[SC4] the sheet of a translation follows its chart: %s', (_, run) => run());
test('[SC4] no transition of a translation is left unwalked', () => expect(walk.untaken()).toEqual([]));
