/** How long a script is, in words and in speech. */
import { countWords } from '../../../../contract/scripts/countWords';
import { spokenSeconds } from '../../../../contract/scripts/spokenSeconds';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { length } from './ScriptChoice.css';

export const ScriptLength = ({ script, className = length }: { script: string; className?: string }) => (
  <span className={className}>
    {wizardMessages.script.length(countWords(script), Math.max(1, Math.round(spokenSeconds(script))))}
  </span>
);
