/** Step 3: what the voice will say. [W9] */
import { Tabs } from '../../ui/Tabs';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useForm, type StepProps } from './adsActor';
import { OwnScript } from './OwnScript';
import { ScriptIdeaCard } from './ScriptIdeaCard';
import * as css from './ScriptStep.css';
import { StepFrame } from './StepFrame';

const { script: text, next } = adsWizardWords;

function Ideas({ actor }: StepProps) {
  const { scripts } = useForm(actor);
  return scripts.length === 0 ? (
    <p className={css.ideaText}>{text.noIdeas}</p>
  ) : (
    <div className={css.ideas}>
      {scripts.map((_, index) => (
        <ScriptIdeaCard key={index} actor={actor} index={index} />
      ))}
    </div>
  );
}

export function ScriptStep({ actor }: StepProps) {
  const { scriptSource } = useForm(actor);
  return (
    <StepFrame actor={actor} title={text.title} text={text.text} next={next}>
      <Tabs
        chosen={scriptSource}
        onChoose={(source) => actor.send({ type: 'scriptSource.chosen', source })}
        tabs={[
          { name: 'ideas', label: text.ideasTab, panel: <Ideas actor={actor} /> },
          { name: 'own', label: text.ownTab, panel: <OwnScript actor={actor} /> },
        ]}
      />
    </StepFrame>
  );
}
