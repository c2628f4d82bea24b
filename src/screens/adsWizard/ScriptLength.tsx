/** How long a script is, in words and in speech. */
import { adsWizardWords } from '../../words/en/adsWizard';
import { length } from './ScriptStep.css';

export const ScriptLength = ({ script }: { script: string }) => (
  <span className={length}>{adsWizardWords.script.length(script.split(/\s+/).filter(Boolean).length)}</span>
);
