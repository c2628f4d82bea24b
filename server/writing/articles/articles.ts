/** Articles on a topic, by others: what every adapter offers. */
import type { Credit } from '../../../contract/credit';

export interface Article {
  readonly title: string;
  /** Its beginning, as plain text. */
  readonly text: string;
  readonly credit: Credit;
}

export interface Articles {
  /** None where there is none on just this. Throws when it cannot be asked. */
  find(topic: string, signal?: AbortSignal): Promise<Article | undefined>;
}
