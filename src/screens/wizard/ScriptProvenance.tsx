/** Where a script comes from and how hard it is to follow; what is no finished script, or not on the topic, says so. [X3] */
import { ExternalLink, Info } from 'lucide-react';
import { readingLevelOf } from '../../../contract/readingLevel';
import type { ScriptIdea, ScriptOrigin } from '../../../contract/script';
import { unfilledPlaces } from '../../../contract/unfilledPlaces';
import { scriptOriginsWords as text } from '../../words/en/scriptOrigins';
import * as css from './ScriptChoice.css';

type Props = Pick<ScriptIdea, 'near' | 'source' | 'script'> & { origin: ScriptOrigin };

const Note = ({ children }: { children: string }) => (
  <p className={css.note}>
    <Info size={16} aria-hidden />
    {children}
  </p>
);

export function ScriptProvenance({ origin, near, source, script }: Props) {
  if (unfilledPlaces(script) > 0) return <Note>{text.origins.outline}</Note>;
  const from = origin === 'outline' ? text.filledIn : text.origins[origin];
  return (
    <>
      {near === undefined ? null : <Note>{text.near(near)}</Note>}
      <p className={css.frame}>{text.told(from, text.levels[readingLevelOf(script)])}</p>
      {source?.link ? (
        <a className={css.source} href={source.link} target="_blank" rel="noreferrer">
          {text.article(source.title)}
          <ExternalLink size={14} aria-hidden />
        </a>
      ) : null}
    </>
  );
}
