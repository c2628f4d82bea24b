/** Words of one's own, with five tips. [W9] */
import { Lightbulb } from 'lucide-react';
import { TextArea } from '../../../ui/controls/Field';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import * as css from './ScriptChoice.css';
import { ScriptLength } from './ScriptLength';
import { TracedScript } from './trace/TracedScript';

const { script: text } = wizardMessages;

export const OwnScript = ({ script, onWritten }: { script: string; onWritten: (text: string) => void }) => (
  <div className={css.own}>
    <div className={css.ownText}>
      <TextArea
        quietLabel
        rows={11}
        label={text.ownField}
        placeholder={text.ownPlaceholder}
        value={script}
        onChange={({ target }) => onWritten(target.value)}
      />
      <ScriptLength script={script} />
      <TracedScript script={script} isEdited />
    </div>
    <section className={css.tips}>
      <h2 className={css.tipsTitle}>{text.tipsTitle}</h2>
      <ul className={css.tipList}>
        {text.tips.map((tip) => (
          <li key={tip} className={css.tip}>
            <Lightbulb size={16} className={css.tipMark} aria-hidden />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  </div>
);
