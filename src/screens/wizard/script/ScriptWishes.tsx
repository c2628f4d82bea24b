/** How the next scripts are wanted, and that they are: their tone and length, and where a model writes their language. [WR2] */
import { useSelector } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import { SCRIPT_SECONDS } from '../../../../contract/limits';
import { toneSchema } from '../../../../contract/scripts/script';
import { nameOfLanguage, SCRIPT_LANGUAGES } from '../../../../contract/scripts/scriptLanguages';
import { scriptWritingMessages as text } from '../../../locales/messages/wizards/scriptWriting';
import type { Wishes } from '../../../machines/wizard/wizardForm';
import { Button } from '../../../ui/controls/Button';
import { QuietSelect } from '../../../ui/controls/QuietSelect';
import * as css from './ScriptWriting.css';
import type { OursKeepTo } from '../wizardActor';
import type { BrowserModelActor, ScriptWritingActor } from './writingActors';

interface Props {
  wishes: Wishes;
  writing: ScriptWritingActor | undefined;
  model: BrowserModelActor | undefined;
  oursKeepTo: OursKeepTo;
  onChanged: (changes: Partial<Wishes>) => void;
  onOthers: () => void;
}

const tones = toneSchema.options.map((value) => ({ value, label: text.tones[value] }));
const lengths = SCRIPT_SECONDS.map((value) => ({ value: String(value), label: text.seconds(value) }));
/** By their own names, in the order of those. */
const languages = SCRIPT_LANGUAGES.map((value) => ({
  value,
  lang: value,
  label: nameOfLanguage(value),
})).toSorted((a, b) => a.label.localeCompare(b.label));

export function ScriptWishes({ wishes, writing, model, oursKeepTo, onChanged, onOthers }: Props) {
  const aModelWrites = useSelector(model, (snapshot) => snapshot?.hasTag('wishes') ?? false);
  // A choice that kept the model from writing is taken back where it was made.
  const toneCounts = aModelWrites || oursKeepTo.includes('tone') || wishes.tone !== null;
  const languageCounts = aModelWrites || wishes.language !== null;
  const lengthCounts = aModelWrites || oursKeepTo.includes('length');
  const noModelWrites = useSelector(model, (snapshot) => snapshot?.matches('unavailable') ?? false);
  const isWriting = useSelector(writing, (snapshot) => snapshot?.matches('writing') ?? false);
  return (
    <section className={css.wishes} aria-label={text.wishes}>
      <div className={css.selects}>
        {toneCounts ? (
          <QuietSelect
            label={text.tone}
            anyLabel={text.anyTone}
            chosen={wishes.tone}
            choices={tones}
            onChoose={(tone) => onChanged({ tone: tone as Wishes['tone'] })}
          />
        ) : null}
        {lengthCounts ? (
          <QuietSelect
            label={text.length}
            anyLabel={text.anyLength}
            chosen={wishes.seconds === null ? null : String(wishes.seconds)}
            choices={lengths}
            onChoose={(seconds) =>
              onChanged({ seconds: seconds === null ? null : (Number(seconds) as Wishes['seconds']) })
            }
          />
        ) : null}
        {languageCounts ? (
          <QuietSelect
            label={text.language}
            anyLabel={text.anyLanguage}
            chosen={wishes.language}
            choices={languages}
            onChoose={(language) => onChanged({ language })}
          />
        ) : null}
      </div>
      {noModelWrites ? (
        <p className={css.hint}>
          {oursKeepTo.includes('tone') ? text.noModelButOurs : text.noModelButLength}
        </p>
      ) : null}
      <Button variant="secondary" disabled={isWriting} onClick={onOthers}>
        <RefreshCw size={16} aria-hidden />
        {text.others}
      </Button>
    </section>
  );
}
