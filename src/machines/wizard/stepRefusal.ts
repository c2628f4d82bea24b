/** What stands under a step's title: a choice that is missing, or a call that failed. [W14] */
import { refusalOf } from '../shared/refusal';

export interface StepRefusal<Key extends string> {
  /** Of the catalogue of words. */
  readonly key: Key;
  /** The server's own sentence. */
  readonly detail: string | null;
  /** Nothing came back in time. */
  readonly isLate: boolean;
  readonly canRetry: boolean;
}
interface StepErrors<Key extends string> {
  readonly step: StepRefusal<Key>;
}

export const missing = <Key extends string>(key: Key): StepErrors<Key> => ({
  step: { key, detail: null, isLate: false, canRetry: false },
});
export const failed = <Key extends string>(key: Key, error: unknown, canRetry = true): StepErrors<Key> => ({
  step: { key, detail: refusalOf(error).detail, isLate: false, canRetry },
});
export const late = <Key extends string>(key: Key): StepErrors<Key> => ({
  step: { key, detail: null, isLate: true, canRetry: true },
});

export const anErrorStands = (errors: object) => Object.keys(errors).length > 0;

/** The call was answered, and refused. */
export const isForbidden = (error: unknown) => refusalOf(error).status === 403;
/** What was said is at fault: the same would be refused again. */
export const isUnprocessable = (error: unknown) => refusalOf(error).status === 422;
/** A good answer that is not of the agreed shape. */
export const isUnexpected = (error: unknown) => {
  const { status } = refusalOf(error);
  return status !== null && status < 400;
};
