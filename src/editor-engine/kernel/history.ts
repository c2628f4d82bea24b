/** Undo and redo: recorded steps, named by their commands, that can be stored and taken up again. */
import type { Store } from 'tinybase/store';
import { applyChanges, joinChanges, type Changes } from './changes';
import { orderNumbersOf, restoreOrderNumbers, type OrderNumbers } from './orderNumbers';

export interface Step {
  readonly name: string;
  readonly changes: Changes;
  /** What was selected before and after. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly mergeAs?: string;
}
/** Plain JSON: kept beside the draft, so that a reload can still undo. */
export interface HistoryRecord {
  readonly steps: readonly Step[];
  /** How many of the steps are done; the rest can be redone. */
  readonly done: number;
  /** Those that the steps speak of; left out where there is no step. */
  readonly order?: OrderNumbers;
}
export type Mark = Pick<HistoryRecord, 'steps' | 'done'>;
export interface History {
  readonly undoName: string | null;
  readonly redoName: string | null;
  record(step: Step): void;
  /** The step that was undone, if there was one. */
  undo(): Step | null;
  redo(): Step | null;
  /** The next step begins anew, whatever its `mergeAs`. */
  settle(): void;
  /** Where the history stands, to be returned to. */
  mark(): Mark;
  /** Takes back what was done since, as if it had never been; answers whether that was anything. */
  returnTo(mark: Mark): boolean;
  clear(record?: HistoryRecord): void;
  toJSON(): HistoryRecord;
}

export function createHistory(doc: Store): History {
  let steps: Step[] = [];
  let done = 0;
  let isOpen = false;

  return {
    get undoName() {
      return steps[done - 1]?.name ?? null;
    },
    get redoName() {
      return steps[done]?.name ?? null;
    },
    record(step) {
      const last = steps[done - 1];
      const merges = isOpen && last && step.mergeAs !== undefined && last.mergeAs === step.mergeAs;
      steps.length = done;
      if (merges) {
        steps[done - 1] = {
          ...step,
          changes: joinChanges(last.changes, step.changes),
          before: last.before,
        };
      } else {
        steps.push(step);
        done += 1;
      }
      isOpen = true;
    },
    undo() {
      const step = steps[done - 1];
      if (!step) return null;
      applyChanges(doc, step.changes, 'old');
      done -= 1;
      isOpen = false;
      return step;
    },
    redo() {
      const step = steps[done];
      if (!step) return null;
      applyChanges(doc, step.changes, 'now');
      done += 1;
      isOpen = false;
      return step;
    },
    settle() {
      isOpen = false;
    },
    mark: () => ({ steps: [...steps], done }),
    returnTo(mark) {
      const since = steps.slice(mark.done, done);
      for (const step of since.toReversed()) applyChanges(doc, step.changes, 'old');
      steps = [...mark.steps];
      done = mark.done;
      isOpen = false;
      return since.length > 0;
    },
    clear(record: HistoryRecord = { steps: [], done: 0 }) {
      steps = [...record.steps];
      done = Math.min(record.done, steps.length);
      isOpen = false;
      if (record.order) restoreOrderNumbers(doc, record.order);
    },
    toJSON: () => ({
      steps: [...steps],
      done,
      ...(steps.length > 0 ? { order: orderNumbersOf(doc) } : {}),
    }),
  };
}
