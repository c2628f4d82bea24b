import { expect, test, vi } from 'vitest';
import { fromCallback, type EventFrom } from 'xstate';
import type { TranslationOffer } from '../../../../contract/ui/translationOffer';
import { scriptTranslationMachine } from '../../../../src/machines/captionEdit/scriptTranslation.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';
import { offer, copy, texts } from '../../screens/editor/captions/translationSamples';

const announceCopy = vi.fn();
const machine = scriptTranslationMachine.provide({
  actors: { translateTexts: fromCallback(() => {}), speakCopy: fromCallback(() => {}) },
  actions: { announceCopy: (_, title) => announceCopy(title) },
});

const done = <Of extends string, Output>(of: Of, output: Output) => ({
  type: `xstate.done.actor.${of}` as const,
  output,
});
const failed = <Of extends string>(of: Of) => ({
  type: `xstate.error.actor.${of}` as const,
  error: Object.assign(new Error('no'), { detail: 'Your storage is full.' }),
});
type Event<Type> = Extract<EventFrom<typeof machine>, { type: Type }>;
const captionsOnly: Event<'voice.chosen'> = { type: 'voice.chosen', voice: null };
const toJapanese: Event<'language.chosen'> = { type: 'language.chosen', language: 'ja' };
const asked = { type: 'translation.requested' } as const;
const toGerman = { type: 'language.chosen', language: 'de' } as const;
const submitted = { type: 'choice.submitted' } as const;
const writer = { kind: 'localModel', model: 'small' } as const;
const writing: Event<'words.written'> = {
  ...{ type: 'words.written', writer, attempt: 1, words: 3, of: 9, thinking: false },
};
const couldNot: Event<'writer.failed'> = { type: 'writer.failed', writer, reason: 'tooSlow', faults: [] };
const translated = { type: 'texts.translated', texts } as const;
const one = { type: 'sentence.spoken', done: 1, all: 2 } as const;
const spoken = { type: 'copy.spoken', layout: copy.layout, unspoken: 1 } as const;
const refused = { type: 'translation.refused', detail: 'No model could.' } as const;
const offered = (what: Partial<TranslationOffer> = {}) => done('fetchOffer', { ...offer, ...what });

const paths = modelOf(machine, undefined, {
  'language.chosen': [toGerman],
  'voice.chosen': [captionsOnly],
  'words.written': [writing],
  'writer.failed': [couldNot],
  'texts.translated': [translated],
  'sentence.spoken': [one],
  'copy.spoken': [spoken],
  'translation.refused': [refused],
  'xstate.done.actor.fetchOffer': [offered(), offered({ writer: null })],
  'xstate.error.actor.fetchOffer': [failed('fetchOffer')],
  'xstate.done.actor.hideCopy': [done('hideCopy', copy)],
  'xstate.error.actor.hideCopy': [failed('hideCopy')],
  'xstate.done.actor.showCopy': [done('showCopy', undefined)],
  'xstate.error.actor.showCopy': [failed('showCopy')],
}).getShortestPaths();

type Seen = { context: { language: string | null; copy: unknown; spoken: unknown; offer: unknown } };
const nothingIsKnown = ({ context }: Seen) => expect(context.offer).toBeNull();
const languageIsKnown = ({ context }: Seen) => expect(context.language).toBe('de');
const states = {
  closed: nothingIsKnown,
  'open.fetchingOffer': nothingIsKnown,
  'open.unavailable': nothingIsKnown,
  'open.withoutModel': nothingIsKnown,
  'open.choosing': ({ context }) => expect(context.offer).not.toBeNull(),
  'open.translatingTexts.listening': languageIsKnown,
  'open.hidingCopy': languageIsKnown,
  'open.speakingCopy.listening': ({ context }) => expect(context.copy).toEqual(copy),
  'open.showingCopy': ({ context }) => expect(context.spoken).not.toBeNull(),
  'open.shown': ({ context }) => expect(context.spoken).not.toBeNull(),
  'open.refused': languageIsKnown,
} satisfies Record<StatesOf<typeof scriptTranslationMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('[SC4] a language brings the voice that would read it; captions alone can be chosen, and are all there is without a voice', () => {
  const chosen = after(asked, offered(), toGerman);
  expect([chosen.context.language, chosen.context.voice]).toEqual(['de', 'Thorsten']);
  expect(after(asked, offered({ voice: 'Eva' }), toGerman).context.voice).toBe('Eva');
  expect(after(asked, offered(), toGerman, captionsOnly).context.voice).toBeNull();
  expect(after(asked, offered(), toJapanese).context.voice).toBeNull();
});
test('[SC4] nothing begins without a language', () => {
  expect(after(asked, offered()).can(submitted)).toBe(false);
});
test('[SC4] from the choice to the copy', () => {
  const shown = after(
    asked,
    ...[offered(), toGerman, submitted, writing, translated],
    ...[done('hideCopy', copy), one, spoken, done('showCopy', undefined)],
  );
  expect(shown.value).toEqual({ open: 'shown' });
  expect(announceCopy).toHaveBeenCalledWith('Lamp (Deutsch)');
});
test('[SC4] what could not be done is said, and the choice is still there', () => {
  const sorry = after(asked, offered(), toGerman, submitted, couldNot, refused);
  expect(sorry.context).toMatchObject({ problem: 'No model could.', failures: [{ reason: 'tooSlow' }] });
  const back = after(asked, offered(), toGerman, submitted, couldNot, refused, { type: 'retried' });
  expect([back.value, back.context.voice]).toEqual([{ open: 'choosing' }, 'Thorsten']);
  const again = after(
    asked,
    offered(),
    toGerman,
    submitted,
    couldNot,
    refused,
    { type: 'retried' },
    submitted,
  );
  expect([again.context.problem, again.context.failures]).toEqual([null, []]);
});
