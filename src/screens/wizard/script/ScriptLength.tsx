/** How long a script is, in words and in speech. */
import { countWords } from '../../../../contract/scripts/countWords';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { length } from './ScriptChoice.css';

export const ScriptLength = ({ script }: { script: string }) => (
  <span className={length}>{wizardMessages.script.length(countWords(script))}</span>
);
