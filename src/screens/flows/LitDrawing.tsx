/** A drawing with the states lit in which its chart is, scrolled to where they are. */
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { flowsMessages } from '../../locales/messages/flows';
import * as css from './drawing.css';
import type { FlowsActor } from './flowsActor';
import { boxOf, litRules } from './litRules';
import { marksOf } from './markOf';

/** Brings the middle of a box to the middle of the sheet. */
function showBox(sheet: HTMLElement, path: string): void {
  const box = sheet.querySelector(boxOf(path))?.getBoundingClientRect();
  if (!box) return;
  const frame = sheet.getBoundingClientRect();
  sheet.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  sheet.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2);
}

interface Props {
  readonly flows: FlowsActor;
  readonly chart: string;
  readonly svg: string;
}

export function LitDrawing({ flows, chart, svg }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const record = useSelector(flows, ({ context }) => context.record);
  const entry = useSelector(flows, ({ context }) => context.charts.find(({ name }) => name === chart));
  const marks = entry ? marksOf(entry, record) : new Map<string, never>();
  const [lit = ''] = [...marks].find(([, mark]) => mark === 'lit') ?? [];
  useEffect(() => {
    if (svg && lit && sheet.current) showBox(sheet.current, lit);
  }, [sheet, lit, svg]);
  return (
    <div
      ref={sheet}
      className={css.sheet}
      role="region"
      aria-label={flowsMessages.drawingOf(chart)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys.
      tabIndex={0}
    >
      <style>{litRules(marks)}</style>
      {/* oxlint-disable-next-line react/no-danger -- our own drawing, bundled with the app. */}
      <div className={css.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}
