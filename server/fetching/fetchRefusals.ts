/** Why an address was not fetched: each reason by its stable code. */
import { refusalSentences } from '../../contract/refusalSentences';
import { Unprocessable } from '../http/problems';

export type FetchRefusalCode =
  | 'bad_url'
  | 'credentials_in_url'
  | 'blocked_host'
  | 'blocked_address'
  | 'blocked_port'
  | 'unknown_host'
  | 'too_many_redirects'
  | 'too_large'
  | 'timeout'
  | 'unreachable';

/** Told by the address alone, before the site is asked. */
const OF_ADDRESS: readonly FetchRefusalCode[] = [
  'bad_url',
  'credentials_in_url',
  'blocked_host',
  'blocked_address',
  'blocked_port',
  'unknown_host',
];

const OF_LINK = { most: null, what: 'link' } as const;

export class FetchRefused extends Unprocessable<FetchRefusalCode> {
  override readonly name = 'FetchRefused';
  constructor(code: FetchRefusalCode, options?: ErrorOptions) {
    if (code === 'too_large') super(code, refusalSentences.too_large(OF_LINK), options, OF_LINK);
    else super(code, refusalSentences[code], options, {});
  }
  get isOfAddress(): boolean {
    return OF_ADDRESS.includes(this.code);
  }
}
