/** Looks a name up and hands only answers on that may be dialled: what is checked is what is connected to. */
import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { AddressRules } from './addressRules';
import { FetchRefused } from './fetchRefusals';

export type Lookup = (host: string) => Promise<readonly dns.LookupAddress[]>;

export const systemLookup: Lookup = (host) => dns.promises.lookup(host, { all: true, verbatim: true });

/** For `net.connect`. One refused answer refuses the name: nobody public mixes in private addresses. */
export function guardedLookup(rules: AddressRules, port: number, lookup: Lookup): LookupFunction {
  return (host, options, done) => {
    lookup(host)
      .catch((cause: unknown) => {
        throw new FetchRefused('unknown_host', { cause });
      })
      .then((answers) => {
        const first = answers[0];
        if (!first) throw new FetchRefused('unknown_host');
        if (!answers.every(({ address }) => rules.permits(address, port)))
          throw new FetchRefused('blocked_address');
        if (options.all) done(null, [...answers]);
        else done(null, first.address, first.family);
      })
      .catch((error: Error) => done(error, ''));
  };
}
