/** How a person does what both wizards hear, and what their screens rightly do not offer. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Voice } from '../../../contract/voice';
import type { ScriptChoice } from '../../../contract/ui/scriptChoice';
import type { VoiceOverChanged } from '../../../src/machines/wizard/voiceChoice';
import { answer } from '../walking/mountScreen';

interface Hand {
  readonly user: UserEvent;
  readonly context: { readonly form: ScriptChoice };
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const h1 = () => screen.getByRole('heading', { level: 1 }).textContent;
/** Of several of one title the newest stands first. */
const card = (index: number, { context }: Hand) => {
  const { scripts } = context.form;
  const { title = '' } = scripts[index] ?? {};
  const before = scripts.slice(0, index).filter((one) => one.title === title).length;
  const cards = screen.getAllByRole('region', { name: new RegExp(`^${title}(?: \\(|$)`) });
  return within(cards[before] ?? document.body);
};

/** Clears the field, for that is an edit as well, and types. */
export async function write(user: UserEvent, field: string, text: string) {
  const box = screen.getByRole('textbox', { name: field });
  await user.clear(box);
  if (text) await user.type(box, text);
}

/** Of whoever writes scripts: it comes, and nobody does it. */
const reported = (event: EventObject, { actor }: { actor: { send(event: never): void } }) =>
  answer(() => actor.send(event as never));

export const wizardGestures = {
  'step.submitted': (_: unknown, { user }: Hand) => user.click(button(/^(Next Step|Confirm)$/)),
  'back.requested': (_: unknown, { user }: Hand) => user.click(button('Go Back')),
  retried: (_: unknown, { user }: Hand) => user.click(button('Try again')),
  'call.cancelled': (_: unknown, { user }: Hand) => user.click(button(/^(Cancel|None of these)$/)),
  'scriptSource.chosen': ({ source }: { source: ScriptChoice['scriptSource'] }, { user }: Hand) =>
    user.click(screen.getByRole('tab', { name: source === 'own' ? 'Write Yourself' : 'AI Script' })),
  'idea.chosen': ({ index }: { index: number }, hand: Hand) =>
    hand.user.click(card(index, hand).getByRole('button', { name: /^Select/ })),
  'idea.opened': ({ index }: { index: number }, hand: Hand) =>
    hand.user.click(card(index, hand).getByRole('button', { name: 'Edit' })),
  'idea.rewritten': ({ text }: { text: string }, { user }: Hand) => write(user, 'Script: Problem', text),
  'idea.closed': (_: unknown, { user }: Hand) => user.click(button('Done')),
  'wish.changed': (_: unknown, { user }: Hand) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Tone' }), 'Warm'),
  'others.requested': (_: unknown, { user }: Hand) => user.click(button('Write again')),
  'similar.requested': (_: unknown, { user }: Hand) => user.click(button('More like this: “Problem”')),
  'browserModel.chosen': (_: unknown, { user }: Hand) =>
    user.click(button('Write with your browser’s own model')),
  'scripts.written': reported,
  'scripts.added': reported,
  'writer.gaveUp': reported,
  'scripts.refused': reported,
  'scripts.late': reported,
  'facts.needed': reported,
  'sentences.needed': reported,
  'page.told': reported,
  'music.chosen': (_: unknown, { user }: Hand) => user.click(screen.getByRole('radio', { name: 'Rap Beat' })),
  'picks.confirmed': (_: unknown, { user }: Hand) => user.click(button(/^Create with/)),
  'voiceOver.changed': ({ changes }: VoiceOverChanged) =>
    fireEvent.change(screen.getByRole('slider', { name: 'Voice speed' }), {
      target: { value: changes.voiceSpeed },
    }),
  'voice.chosen': async ({ voice }: { voice: Voice }, { user }: Hand) => {
    await user.click(button(/^(Select a voice|Ada|Ben)$/));
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${voice.name}Clear`) }));
  },
};
/** The list is no gesture: it comes, and with it the voice that was asked for. */
export const whenTheListIsThere = {
  'xstate.snapshot.voiceList': () => screen.findByRole('region', { name: 'Ada' }),
};

interface Chosen {
  readonly form: ScriptChoice;
  readonly openIdea: number | null;
}
/** The cards, and the field of the tab that is open. */
export function scriptIsInSight(
  { value, context }: AnyMachineSnapshot,
  event: EventObject & Readonly<Record<string, unknown>>,
): boolean {
  const { form, openIdea } = context as Chosen;
  if (event.type === 'scriptSource.chosen') return event.source !== form.scriptSource;
  if (event.type === 'idea.opened') return form.scriptSource === 'ideas' && event.index !== openIdea;
  // Another model is there: the browser's is not offered.
  if (event.type === 'browserModel.chosen') return false;
  if (/^(?:idea|wish|others|similar|saying|pageSentence)\./.test(event.type))
    return form.scriptSource === 'ideas';
  return event.name !== 'ownScript' || ('script' in (value as object) && form.scriptSource === 'own');
}
export const onlyTheListComes = (_: AnyMachineSnapshot, { type }: EventObject) =>
  type === 'xstate.snapshot.voiceList';
export const nothingIsOffered = () => false;
