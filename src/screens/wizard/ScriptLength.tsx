/** How long a script is, in words and in speech. */
import { countWords } from '../../../contract/countWords';
import { wizardWords } from '../../words/en/wizard';
import { length } from './ScriptChoice.css';

export const ScriptLength = ({ script }: { script: string }) => (
  <span className={length}>{wizardWords.script.length(countWords(script))}</span>
);
