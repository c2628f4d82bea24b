/** Why an address was not fetched: each reason with its stable code and a sentence for people. */
import { Unprocessable } from '../http/problems';

const sentences = {
  bad_url: 'This is not a web address. Paste a whole link that starts with http:// or https://.',
  credentials_in_url: 'Links with a user name or password in them are not fetched. Remove that part.',
  blocked_host: 'This link leads into a private network and is not fetched. Use a public link.',
  blocked_address: 'This link leads to a private address and is not fetched. Use a public link.',
  blocked_port: 'Only the usual web ports are fetched. Use a link without a port number.',
  unknown_host: 'There is no website at this address. Check the link for typing errors.',
  too_many_redirects: 'This link forwards too often. Open it in your browser and paste where it ends.',
  too_large: 'What is at this link is too large to be fetched.',
  timeout: 'The website took too long to answer. Try again in a moment.',
  unreachable: 'The website did not answer. Check the link, or try again in a moment.',
} as const;
export type FetchRefusalCode = keyof typeof sentences;

export class FetchRefused extends Unprocessable<FetchRefusalCode> {
  override readonly name = 'FetchRefused';
  constructor(code: FetchRefusalCode, options?: ErrorOptions) {
    super(code, sentences[code], options, code === 'too_large' ? { most: null, what: 'link' } : {});
  }
}
