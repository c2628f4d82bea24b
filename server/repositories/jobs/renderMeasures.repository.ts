/** What renders took here: kept to foretell others, the newest few of each kind. [ED4] */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FileKind } from '../../../contract/renderSettings';
import type { Executor } from '../../db/database';
import { renderMeasures as table } from '../../db/schema/app';

export interface Measure {
  readonly kind: FileKind;
  /** px; 0 for a sound. */
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationMs: number;
  /** '' for a sound. */
  readonly template: string;
  /** Until the file was kept, but for `convertedMs`; null where it says nothing of how long that takes. */
  readonly drawnMs: number | null;
  /** The others were drawn before. */
  readonly framesDrawn: number;
  /** Of `drawnMs`; null where nobody looked. */
  readonly drawingMs: number | null;
  readonly convertedMs: number;
  readonly bytes: number;
}

/** Of each kind: enough for a median, few enough to follow another machine. */
const KEPT = 40;

export const renderMeasures = (db: Executor) => ({
  async keep(measure: Measure): Promise<void> {
    await db.insert(table).values(measure);
    const older = db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.kind, measure.kind))
      .orderBy(desc(table.at))
      .offset(KEPT);
    await db.delete(table).where(and(eq(table.kind, measure.kind), inArray(table.id, older)));
  },
  /** Newest first. */
  all: (): Promise<Measure[]> =>
    db
      .select({
        ...{ kind: table.kind, width: table.width, height: table.height, fps: table.fps },
        ...{ durationMs: table.durationMs, template: table.template, drawnMs: table.drawnMs },
        ...{ framesDrawn: table.framesDrawn, drawingMs: table.drawingMs, convertedMs: table.convertedMs },
        bytes: sql<number>`${table.bytes}`.mapWith(Number),
      })
      .from(table)
      .orderBy(desc(table.at)),
});
