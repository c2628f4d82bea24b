/** Words of one's own, with five tips. [W9] */
import { Lightbulb } from 'lucide-react';
import { TextArea } from '../../ui/Field';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useForm, type StepProps } from './adsActor';
import { ScriptLength } from './ScriptLength';
import * as css from './ScriptStep.css';

const { script: text } = adsWizardWords;

export function OwnScript({ actor }: StepProps) {
  const { ownScript } = useForm(actor);
  return (
    <div className={css.own}>
      <div className={css.ownText}>
        <TextArea
          quietLabel
          rows={11}
          label={text.ownField}
          placeholder={text.ownPlaceholder}
          value={ownScript}
          onChange={({ target }) =>
            actor.send({ type: 'text.changed', name: 'ownScript', text: target.value })
          }
        />
        <ScriptLength script={ownScript} />
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
}
