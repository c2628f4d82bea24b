/** What the page says, to be ticked where the ad is to say it. [W8] */
import { SENTENCES_SAID } from '../../../contract/limits';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { mayChange, sentencesOf, stillNeeded } from '../../../contract/ui/pageSaid';
import { Checkbox } from '../../ui/controls/Checkbox';
import { useForm, type StepProps } from './adsActor';
import * as css from './PageSentences.css';

const { said: text } = adsWizardMessages;

export function PageSentences({ actor }: StepProps) {
  const form = useForm(actor);
  const sentences = sentencesOf(form);
  const said = sentences.filter(({ isSaid }) => isSaid).length;
  const needed = stillNeeded(form);
  const more =
    said === sentences.length && needed > 0
      ? text.addYours(needed)
      : said === SENTENCES_SAID && said < sentences.length
        ? text.full(SENTENCES_SAID)
        : null;
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{text.legend}</legend>
      <p className={css.hint}>{text.hint}</p>
      <ul className={css.list}>
        {sentences.map((sentence) => (
          <li key={sentence.text}>
            <Checkbox
              className={css.sentence}
              label={sentence.text}
              isChecked={sentence.isSaid}
              isDisabled={!mayChange(form, sentence.text)}
              onChange={() => actor.send({ type: 'pageSentence.changed', text: sentence.text })}
            />
          </li>
        ))}
      </ul>
      <p className={css.hint} role="status">
        {text.count(said, sentences.length)}
        {more === null ? '' : `. ${more}`}
      </p>
    </fieldset>
  );
}
