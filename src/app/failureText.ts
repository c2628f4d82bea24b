/** Why a job or a render has failed, in the reader's language where the server kept its code; else as it was stored. [LG2] */
import type { Refusal } from '../../contract/refusals';
import { loadRefusalText } from './loadRefusalText';

interface Failed {
  readonly failure: string | null;
  readonly refusal?: Refusal | undefined;
}

export async function inReadersWords<Said extends Failed>(failed: Said): Promise<Said> {
  if (!failed.refusal) return failed;
  // Where the texts do not come, the app speaks English.
  const refusalText = await loadRefusalText().catch(() => () => null);
  return { ...failed, failure: refusalText(failed.refusal) ?? failed.failure };
}
