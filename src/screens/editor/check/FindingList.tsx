/** What the publish check has found, in two groups: each leads to its place, and offers what mends it. [PC1] */
import { useEffect, useId, useRef } from 'react';
import { weights, type Weight } from '../../../../contract/publishCheck';
import type { CheckReport } from '../../../editor-engine/check/checkReport';
import { nameOfFinding, type Finding } from '../../../editor-engine/check/finding';
import { publishCheckMessages as text } from '../../../locales/messages/editor/publishCheck';
import { Button } from '../../../ui/controls/Button';
import { focusIsLost } from '../../../ui/lostFocus';
import { clockOf } from '../timeline/view/ticks';
import { whoJudged } from '../../claims/whoJudged';
import * as css from './check.css';
import { adviceOf, mendWords, sentenceOf } from './findingWords';

interface Props {
  report: CheckReport;
  /** While it is looked at again, its presses are not heard; the focus stays. */
  isBusy: boolean;
  onGo: (finding: Finding) => void;
  onMend: (finding: Finding) => void;
}

const placesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-finding]') ?? []),
];

export function FindingList({ report, ...acts }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef(0);
  // What was mended goes, and what had the focus with it: Tab goes on from where it was.
  useEffect(() => {
    if (!focusIsLost()) return;
    const places = report.findings.length === 0 ? [] : placesIn(list.current);
    (places[Math.min(left.current, places.length - 1)] ?? list.current)?.focus();
  }, [report]);
  return (
    <div
      ref={list}
      className={css.groups}
      tabIndex={-1}
      onFocus={({ target }) => {
        const place = target.closest('li')?.querySelector<HTMLElement>('[data-finding]');
        if (place) left.current = placesIn(list.current).indexOf(place);
      }}
    >
      {(['fix', 'look'] as const).map((weight) => (
        <Group key={weight} weight={weight} findings={report.findings} {...acts} />
      ))}
      <Unknown unknown={report.unknown} />
      {report.judge ? <p className={css.soft}>{whoJudged(report.judge)}</p> : null}
    </div>
  );
}

/** One screen of them; who has more mends these first. */
const MOST = 12;

interface GroupProps extends Omit<Props, 'report'> {
  weight: Weight;
  findings: readonly Finding[];
}

function Group({ weight, findings, ...acts }: GroupProps) {
  const id = useId();
  const own = findings.filter(({ kind }) => weights[kind] === weight);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.group}>
        {text.weights[weight]}
      </h3>
      <ul className={css.list}>
        {own.slice(0, MOST).map((finding) => (
          <FindingRow key={nameOfFinding(finding)} finding={finding} {...acts} />
        ))}
        {own.length > MOST ? <li className={css.soft}>{text.more(own.length - MOST)}</li> : null}
      </ul>
    </section>
  );
}

interface RowProps extends Omit<Props, 'report'> {
  finding: Finding;
}

function FindingRow({ finding, isBusy, onGo, onMend }: RowProps) {
  const said = sentenceOf(finding);
  const { from, mend } = finding;
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.place}
        data-finding=""
        aria-disabled={isBusy}
        onClick={() => onGo(finding)}
      >
        <span className={css.clock}>{clockOf(from)}</span> <span>{said}</span>
      </button>
      {mend === null ? (
        <span className={css.soft}>{adviceOf(finding)}</span>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isBusy}
          aria-label={`${mendWords(finding)}: ${said}`}
          onClick={() => onMend(finding)}
        >
          {mendWords(finding)}
        </Button>
      )}
    </li>
  );
}

function Unknown({ unknown }: { unknown: CheckReport['unknown'] }) {
  const id = useId();
  if (unknown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.group}>
        {text.unknownTitle}
      </h3>
      <ul className={css.list}>
        {unknown.map(({ what, count }) => (
          <li key={what} className={css.soft}>
            {what === 'loudness' || what === 'claims' ? text.unknown[what]() : text.unknown[what](count)}
          </li>
        ))}
      </ul>
    </section>
  );
}
