/** How long a script is, in words and in speech. */
import { words } from '../../words/en';
import { length } from './ScriptStep.css';

export const ScriptLength = ({ script }: { script: string }) => (
  <span className={length}>{words.adsWizard.script.length(script.split(/\s+/).filter(Boolean).length)}</span>
);
