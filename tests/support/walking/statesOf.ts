/** States of a chart as paths, for tables that hold an expectation for each. */
export type { StatesOf } from '../../../src/machines/shared/statesOf';

/** `ready.calm` as what `matches` takes. */
export const stateAt = (path: string): unknown => {
  const [outer = '', ...inner] = path.split('.');
  return inner.length === 0 ? outer : { [outer]: stateAt(inner.join('.')) };
};
