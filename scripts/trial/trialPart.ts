/** A part of the long form of the tests: what takes minutes, or ends processes. */
import { playwright, runCounted, vitest, type Row } from '../testing/counted';

export interface TrialPart {
  /** As it is asked for: `npm run trial kills`. */
  readonly name: string;
  run(): Promise<Pick<Row, 'passed' | 'failed' | 'said'>>;
}

/** The `*.trial.test.ts` of a project of `vitest.config.ts`, and what has a long form among its other files. */
export const testsOf = (name: string, project: string): TrialPart => ({
  name,
  run: () => {
    const run = vitest(name, [`--project=${project}`, '--passWithNoTests'], `trial.${name}.json`);
    return runCounted({ ...run, environment: { TRIAL: '1' } }, { aloud: true });
  },
});

/** The `*.trial.spec.ts` in `e2e`. */
export const journeysOf = (name: string, project: string): TrialPart => ({
  name,
  run: () =>
    runCounted(playwright(name, [`--project=${project}`, '--pass-with-no-tests'], `trial.${name}.json`), {
      aloud: true,
    }),
});
