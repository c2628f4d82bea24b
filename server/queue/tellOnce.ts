/** What goes wrong with the queue is told once in a while: it is asked several times a second, also on a disk that is full. */

const AGAIN_MS = 60_000;

/** pg-boss reports what Postgres said as a plain copy, which holds values of rows: only its kind is told. */
function kindOf(report: unknown): Error {
  if (report instanceof Error) return report;
  const { severity, code, name } = report as { severity?: string; code?: string; name?: string };
  return new Error(code ? `Postgres refused it (${severity} ${code}).` : `The queue failed: ${name}.`);
}

export function tellOnce(
  tell: (error: Error) => void,
  now: () => number = () => performance.now(),
): (report: unknown) => void {
  const toldAt = new Map<string, number>();
  return (report) => {
    const error = kindOf(report);
    const { code = error.message } = error as { code?: string };
    if (now() - (toldAt.get(code) ?? -Infinity) < AGAIN_MS) return;
    toldAt.set(code, now());
    tell(error);
  };
}
