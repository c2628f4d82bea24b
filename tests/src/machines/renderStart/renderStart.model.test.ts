import { expect, test } from 'vitest';
import type { Forecast, RenderSettings } from '../../../../contract/renderSettings';
import type { Finding } from '../../../../src/editor-engine/check/finding';
import { renderStartMachine } from '../../../../src/machines/renderStart/renderStart.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const done: string[] = [];
const machine = renderStartMachine.provide({
  actions: {
    mend: (_, { kind }) => void done.push(`mend ${kind}`),
    goTo: (_, { from }) => void done.push(`go to ${from}`),
  },
});
const settings: RenderSettings = {
  kind: 'mp4',
  resolution: '1080p',
  fps: 30,
  captions: 'burnt',
  format: '9:16',
};
const input = { projectId: 'p1', settings, mailIsOffered: true, wantsMail: false };
const confirmed = { type: 'choice.confirmed' } as const;
const closed = { type: 'sheet.closed' } as const;
const asGif = { type: 'settings.changed', change: { kind: 'gif' } } as const;
const squareToo = { type: 'format.toggled', format: '1:1' } as const;
const portraitNot = { type: 'format.toggled', format: '9:16' } as const;
const byMail = { type: 'mail.changed', mail: true } as const;
const forecast: Forecast = {
  ...{ kind: 'mp4', format: '9:16', resolution: '1080p', fps: 30, width: 1080, height: 1920 },
  ...{ seconds: 40, bytes: 9e6, refusal: null },
};
const tooLong = { detail: 'A GIF takes a minute.', code: 'gif_too_long' };
const told: readonly Forecast[] = [forecast, { ...forecast, kind: 'gif', refusal: tooLong }];
const foretold = { type: 'xstate.done.actor.foretellRender', output: told } as const;
const unforetold = { type: 'xstate.error.actor.foretellRender', error: new Error('offline') } as const;
const asked = { type: 'render.requested' } as const;
const toChoose = { type: 'choice.requested' } as const;
const noPicture: Finding = {
  ...{ kind: 'noPicture', from: 4000, to: 5800, itemIds: [], figures: {} },
  mend: [{ name: 'gap.close', payload: { atMs: 4000 } }],
};
const still: Finding = {
  ...{ kind: 'stillOpening', from: 0, to: 1000, itemIds: [], figures: {} },
  mend: null,
};
const unspoken: Finding = {
  ...{ kind: 'unspoken', from: 5000, to: 6000, itemIds: [], figures: { text: 'Hydra.' } },
  mend: { speech: {} },
};
const found = (...findings: Finding[]) =>
  ({ type: 'xstate.done.actor.lookThrough', output: { findings, unknown: [] } }) as const;
/** What is only worth a look keeps nobody. */
const whole = found(still);
const gap = found(noPicture, still);
const notFound = { type: 'xstate.error.actor.lookThrough', error: new Error('broken') } as const;
const saved = { type: 'xstate.done.actor.saveChanges', output: undefined } as const;
const notSaved = { type: 'xstate.error.actor.saveChanges', error: new Error('offline') } as const;
const accepted = { type: 'xstate.done.actor.renderProject', output: { projectId: 'p1' } } as const;
const refused = { type: 'xstate.error.actor.renderProject', error: new Error('offline') } as const;
const dismissed = { type: 'refusal.dismissed' } as const;
const chosen = { type: 'finding.chosen', finding: noPicture } as const;
const mended = { type: 'mend.chosen', finding: noPicture } as const;
const sentence = { type: 'mend.chosen', finding: unspoken } as const;
const said = { type: 'xstate.done.actor.speakSentence', output: undefined } as const;
const unsaid = { type: 'xstate.error.actor.speakSentence', error: new Error('offline') } as const;
const unanswered = { type: 'xstate.after.longCallLimit.renderStart.speakingSentence' } as const;
const anyway = { type: 'render.confirmed' } as const;

const paths = modelOf(
  machine,
  input,
  {
    'settings.changed': [asGif],
    'format.toggled': [squareToo],
    'mail.changed': [byMail],
    'xstate.done.actor.foretellRender': [foretold],
    'xstate.error.actor.foretellRender': [unforetold],
    'xstate.done.actor.lookThrough': [whole, gap],
    'xstate.error.actor.lookThrough': [notFound],
    'xstate.done.actor.saveChanges': [saved],
    'xstate.error.actor.saveChanges': [notSaved],
    'xstate.done.actor.renderProject': [accepted],
    'xstate.error.actor.renderProject': [refused],
    'finding.chosen': [chosen],
    'mend.chosen': [mended, sentence],
    'xstate.done.actor.speakSentence': [said],
    'xstate.error.actor.speakSentence': [unsaid],
  },
  {
    alsoTellApart: ({ settings: { kind }, formats, mail, forecasts }) =>
      [kind, formats, mail, forecasts === null].join(),
    limit: 4000,
  },
).getShortestPaths();

type Seen = {
  context: {
    spoken: Finding | null;
    projectId: string;
    forecasts: readonly Forecast[] | null;
    settings: RenderSettings;
  };
};
const thisProject = ({ context }: Seen) => expect(context.projectId).toBe('p1');
const states = {
  calm: thisProject,
  looking: thisProject,
  'naming.listed': thisProject,
  'naming.unspoken': thisProject,
  speakingSentence: ({ context }) => expect(context.spoken).toBe(unspoken),
  lookingAgain: thisProject,
  savingChanges: thisProject,
  savingLastChanges: thisProject,
  unsaved: thisProject,
  'choosing.foretelling': ({ context }) => expect(context.forecasts).toBeNull(),
  'choosing.foretold': ({ context }) => expect(context.forecasts).toBe(told),
  'choosing.unforetold': ({ context }) => expect(context.forecasts).toBeNull(),
  /** What is known to be refused is never asked for. */
  renderingProject: ({ context }) =>
    expect([context.forecasts, context.settings.kind]).not.toEqual([told, 'gif']),
  refused: thisProject,
  started: thisProject,
} satisfies Record<StatesOf<typeof renderStartMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test.each([
  ['[SC3] it is looked whether something is missing', [asked], 'looking'],
  ['[E7] what is on screen is saved before its render is asked for', [asked, whole], 'savingLastChanges'],
  ['[ED4] one press renders what is usual', [asked, whole, saved], 'renderingProject'],
  ['[SC1] what is not saved is not rendered', [asked, whole, notSaved], 'unsaved'],
  [
    '[SC1] nor what is not saved in time',
    [asked, whole, { type: 'xstate.after.callLimit.renderStart.savingLastChanges' }],
    'unsaved',
  ],
  ['[E7] and begins', [asked, whole, saved, accepted], 'started'],
  [
    '[E7] changes are saved and rendered at the next try',
    [asked, whole, notSaved, asked, whole, saved, accepted],
    'started',
  ],
  [
    '[E7] a refused render can be asked for again: the video is looked at as it is then',
    [asked, whole, saved, refused, asked],
    'looking',
  ],
  ['[E7] and its refusal put away', [asked, whole, saved, refused, dismissed], 'calm'],
  ['[ED4] whoever chooses sees what is on screen', [toChoose], 'savingChanges'],
  ['[ED4] and what it takes, once it is saved', [toChoose, saved], { choosing: 'foretelling' }],
  ['[ED4] of what cannot be saved nothing is foretold', [toChoose, notSaved], 'unsaved'],
  ['[ED4] nobody needs to wait for size and time', [toChoose, saved, confirmed], 'looking'],
  ['[ED4] which may stay unknown', [toChoose, saved, unforetold, confirmed], 'looking'],
  ['[ED4] a sheet that is closed renders nothing', [toChoose, saved, foretold, closed], 'calm'],
  [
    '[SC1] what came in while the sheet was open is saved before its render',
    [toChoose, saved, foretold, confirmed, whole],
    'savingLastChanges',
  ],
  ['[PC1] what is missing is named first', [asked, gap], { naming: 'listed' }],
  ['[PC1] where a person has chosen, too', [toChoose, saved, confirmed, gap], { naming: 'listed' }],
  ['[PC1] and rendered all the same', [asked, gap, anyway, saved], 'renderingProject'],
  ['[PC1] or mended, and looked at again', [asked, gap, mended, gap], { naming: 'listed' }],
  [
    '[PC1] until nothing is left: what was mended is rendered by a press of its own',
    [asked, gap, mended, whole, saved],
    { choosing: 'foretelling' },
  ],
  ['[PC1] and rendered where it cannot be looked at', [asked, notFound], 'savingLastChanges'],
  [
    '[PC1] what was named stays where it cannot be looked at again',
    [asked, gap, mended, notFound],
    { naming: 'listed' },
  ],
  ['[PC1] a sentence that nobody said is spoken', [asked, gap, sentence], 'speakingSentence'],
  ['[PC1] then looked at again', [asked, gap, sentence, said], 'lookingAgain'],
  ['[PC1] or told that it could not be', [asked, gap, sentence, unsaid], { naming: 'unspoken' }],
  ['[PC1] as where no answer comes', [asked, gap, sentence, unanswered], { naming: 'unspoken' }],
  ['[PC1] and rendered all the same', [asked, gap, sentence, unsaid, anyway], 'savingLastChanges'],
  ['[PC1] who goes back stops it', [asked, gap, sentence, dismissed], 'calm'],
  ['[PC1] or gone to', [asked, gap, chosen], 'calm'],
])('%s', (_, events, end) => expect(journey(machine, input, events).value).toEqual(end));

test('[SC3] what is missing is filled, or gone to, by who asks for it', () => {
  done.length = 0;
  journey(machine, input, [asked, gap, mended, gap, chosen]);
  expect(done).toEqual(['mend noPicture', 'go to 4000']);
});

test('[ED4] a choice stays while the sheet is closed', () => {
  const events = [toChoose, saved, asGif, byMail, closed, toChoose, saved];
  const { context } = journey(machine, input, events);
  expect([context.settings, context.mail]).toEqual([{ ...settings, kind: 'gif' }, true]);
});
test('[ED4] but one press renders what is usual, not what was chosen in a sheet that was closed', () => {
  const left = [toChoose, saved, asGif, squareToo, byMail, closed];
  const { settings: now, formats, mail } = journey(machine, input, [...left, asked, whole, saved]).context;
  expect([now, formats, mail]).toEqual([settings, ['9:16'], false]);
});
test('[ED4] what is usual is what is usual of the document as it is saved', () => {
  const turned = { ...settings, format: '16:9', captions: 'none' } as const;
  const { context } = journey(machine, input, [
    asked,
    whole,
    Object.assign({ type: saved.type }, { output: turned }),
  ]);
  expect([context.settings, context.formats]).toEqual([turned, ['16:9']]);
});
test('[ED4] what would be refused is not asked for', () => {
  const events = [toChoose, saved, foretold, asGif, confirmed];
  expect(() => journey(machine, input, events)).toThrow('not heard');
});
test('[E7] nothing is asked for twice at once', () => {
  expect(() => journey(machine, input, [asked, asked])).toThrow('not heard');
  expect(() => journey(machine, input, [asked, toChoose])).toThrow('not heard');
});

test('[ED4] [SC1] why the server refused is kept for the person to read', () => {
  const error = { status: 422, detail: 'One sentence of the script is not spoken yet.' };
  const told = { type: 'xstate.error.actor.renderProject', error } as const;
  const end = journey(machine, input, [asked, whole, saved, told]);
  expect([end.value, end.context.refusal]).toEqual(['refused', error.detail]);
});

test('[PC1] what was to be mended is told with the render that a person wants all the same', () => {
  const { context } = journey(machine, input, [asked, gap, anyway, saved]);
  expect(context.overridden).toEqual([{ kind: 'noPicture', at_ms: 4000 }]);
});
test('[PC1] and so it is with what was chosen before', () => {
  const chose = [toChoose, saved, asGif, confirmed, gap, anyway, saved];
  const { context } = journey(machine, input, chose);
  expect([context.settings.kind, context.overridden]).toEqual(['gif', [{ kind: 'noPicture', at_ms: 4000 }]]);
});
test('[ED4] several formats are asked for at once, and one at least', () => {
  const both = journey(machine, input, [toChoose, saved, squareToo]);
  expect(both.context.formats).toEqual(['9:16', '1:1']);
  const square = [toChoose, saved, squareToo, portraitNot];
  expect(journey(machine, input, square).context.formats).toEqual(['1:1']);
  expect(() => journey(machine, input, [...square, squareToo])).toThrow('not heard');
});
test('[ED4] one format that would be refused refuses them all', () => {
  const refusing = {
    ...foretold,
    output: [forecast, { ...forecast, format: '1:1' as const, refusal: tooLong }],
  };
  expect(journey(machine, input, [toChoose, saved, refusing, confirmed]).value).toBe('looking');
  expect(() => journey(machine, input, [toChoose, saved, refusing, squareToo, confirmed])).toThrow(
    'not heard',
  );
});
test('[PC1] what was rendered all the same is forgotten where it is asked for once more', () => {
  const again = journey(machine, input, [asked, gap, anyway, notSaved, asked, whole, saved]);
  expect(again.context.overridden).toEqual([]);
});
test('[ED4] formats and captions that were chosen stay until the document has others', () => {
  const plain = { type: 'settings.changed', change: { captions: 'none' } } as const;
  const as = (output: object) => ({ ...saved, output });
  const chose = [toChoose, as(settings), squareToo, plain, closed, toChoose];
  const same = journey(machine, input, [...chose, as(settings)]).context;
  expect([same.formats, same.settings.captions]).toEqual([['9:16', '1:1'], 'none']);
  const turned = journey(machine, input, [...chose, as({ ...settings, format: '16:9' })]).context;
  expect([turned.formats, turned.settings]).toEqual([
    ['16:9'],
    { ...settings, format: '16:9', captions: 'none' },
  ]);
});
