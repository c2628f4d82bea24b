/** Step 3: as both wizards have it, and each sentence led back to the page; what is not on it is kept or changed first, and the first script that is all backed is selected beforehand. [W9] [WR3] */
import { scriptStep } from '../../wizard/steps/script.step';
import { jumpsFrom } from '../../wizard/wizard.setup';
import { adsSteps, briefOf } from '../adsForm';
import { adsWizardSetup } from '../adsWizard.setup';
import { pageSentenceChanged } from './product.step';
import { backingIn, selectedScript, shownScripts } from '../../../../contract/ui/scriptChoice';

const { on, invoke, ...step } = scriptStep(adsSteps, { on: {} });
const { 'step.submitted': submitted, 'step.chosen': _, ...edits } = on;
const [errorStands, scriptIsUnusable, goOn] = submitted;

export const tracedScriptStep = adsWizardSetup.createStateConfig({
  ...step,
  entry: 'rememberScriptsToTrace',
  invoke: [
    invoke,
    {
      id: 'claimsTrace',
      src: 'claimsTrace',
      input: ({ context: { form } }) => ({
        source: briefOf(form),
        scripts: shownScripts(form),
        chosen: selectedScript(form),
        backing: backingIn(form),
      }),
    },
  ],
  always: { guard: 'scriptsAreNew', actions: ['rememberScriptsToTrace', 'traceScripts'] },
  on: {
    ...edits,
    'facts.needed': {
      target: '#adsWizard.product.askingForFacts',
      actions: { type: 'rememberNeed', params: ({ event }) => event.answer },
    },
    'pageSentence.changed': pageSentenceChanged,
    'saying.confirmed': { guard: 'sayingIsNew', actions: 'askForOthers' },
    'step.chosen': jumpsFrom('script', adsSteps),
    'claims.traced': {
      actions: [{ type: 'rememberTraces', params: ({ event }) => event.traces }, 'selectDefault'],
    },
    'sentence.kept': { actions: { type: 'keepSentence', params: ({ event }) => event.claims } },
    'sentence.released': { actions: { type: 'releaseSentence', params: ({ event }) => event.sentence } },
    'step.submitted': [
      errorStands,
      scriptIsUnusable,
      { guard: 'scriptIsTraced', ...goOn },
      { target: '#adsWizard.checkingClaims' },
    ],
  },
});

/** Who goes on before the chosen script was checked waits for that; where it cannot be checked, nobody is kept. */
export const checkingClaims = adsWizardSetup.createStateConfig({
  tags: 'busy',
  on: { 'call.cancelled': '#adsWizard.script' },
  after: { callLimit: '#adsWizard.settings' },
  invoke: {
    id: 'checkScripts',
    src: 'checkScripts',
    input: ({ context: { form } }) => ({
      source: briefOf(form),
      scripts: [selectedScript(form)],
      backing: backingIn(form),
    }),
    onDone: {
      target: '#adsWizard.judgingClaims',
      actions: {
        type: 'rememberTraces',
        params: ({ context: { form }, event }) => ({ [selectedScript(form)]: event.output[0] ?? [] }),
      },
    },
    onError: '#adsWizard.settings',
  },
});

export const judgingClaims = adsWizardSetup.createStateConfig({
  always: [
    { guard: 'scriptIsUnusable', target: '#adsWizard.script', actions: 'refuseScript' },
    { target: '#adsWizard.settings' },
  ],
});
