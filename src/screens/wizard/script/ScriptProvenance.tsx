/** Where a script comes from and how hard it is to follow; what is no finished script, or not on the topic, says so. [X3] */
import { ExternalLink, Info } from 'lucide-react';
import { readingLevelOf } from '../../../../contract/scripts/readingLevel';
import type { ScriptIdea, ScriptOrigin } from '../../../../contract/scripts/script';
import { countWords } from '../../../../contract/scripts/countWords';
import { EXPLAINER_WORDS } from '../../../../contract/limits';
import { unfilledPlaces } from '../../../../contract/scripts/unfilledPlaces';
import { scriptOriginsMessages as text } from '../../../locales/messages/wizards/scriptOrigins';
import * as css from './ScriptChoice.css';
import { whoWrote } from './whoWrote';

type Props = Pick<ScriptIdea, 'near' | 'isAnotherQuestion' | 'source' | 'script' | 'writer'> & {
  origin: ScriptOrigin;
};

const Note = ({ children }: { children: string }) => (
  <p className={css.note}>
    <Info size={16} aria-hidden />
    {children}
  </p>
);

/** By now an outline is filled in, and what we wrote that is only near was written for what it is near to. */
function fromWhere({ origin, near, isAnotherQuestion, writer }: Props): string {
  if (origin === 'outline') return text.filledIn;
  if (origin === 'written' && near !== undefined && !isAnotherQuestion) return text.writtenElse;
  return origin === 'model' && writer ? whoWrote(writer) : text.origins[origin];
}

/** Of what is condensed: the text gave no more. */
const isShort = ({ origin, script }: Props) =>
  (origin === 'wikipedia' || origin === 'notes') && countWords(script) < EXPLAINER_WORDS.min;

export function ScriptProvenance(props: Props) {
  const { near, isAnotherQuestion, source, script } = props;
  if (unfilledPlaces(script) > 0) return <Note>{text.origins.outline}</Note>;
  return (
    <>
      {near === undefined ? null : (
        <Note>{(isAnotherQuestion ? text.anotherQuestion : text.near)(near)}</Note>
      )}
      {isShort(props) ? <Note>{text.isShort}</Note> : null}
      <p className={css.frame}>{text.told(fromWhere(props), text.levels[readingLevelOf(script)])}</p>
      {source?.link ? (
        <a className={css.source} href={source.link} target="_blank" rel="noreferrer">
          {text.article(source.title)}
          <ExternalLink size={14} aria-hidden />
        </a>
      ) : null}
    </>
  );
}
