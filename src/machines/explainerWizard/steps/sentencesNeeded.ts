/** Notes make no script by themselves: the person chooses of their sentences. [TP1] */
import type { ScriptsReport } from '../../wizard/scriptsReport';

interface Needed {
  readonly event: Extract<ScriptsReport, { type: 'sentences.needed' }>;
}
const answerOf = ({ event }: Needed) => event.answer;

const target = '#explainerWizard.lookUp.choosingSentences';
const rememberNeed = { type: 'rememberNeed', params: answerOf } as const;
const tickedAreGone = { type: 'tickedAreGone', params: answerOf } as const;

/** Others were asked for: what is there stays as it is. */
export const sentencesNeeded = { target, actions: rememberNeed } as const;

const rememberScripts = {
  type: 'rememberScripts',
  params: ({ event }: Needed) => ({ ideas: event.answer.ideas, ideasFor: event.ideasFor }),
} as const;

/** What there is besides is where one can go back to; of notes that were changed some that was ticked may be gone. */
export const sentencesNeededAtOnce = [
  { guard: tickedAreGone, target, actions: [rememberScripts, rememberNeed, 'tellOfChange'] },
  { target, actions: [rememberScripts, rememberNeed] },
] as const;
