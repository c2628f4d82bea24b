/** The dispatcher of guarded fetches: every socket is checked before it is dialled and once it stands. */
import { Agent, buildConnector } from 'undici';
import { bareHost, type AddressRules } from './addressRules';
import { FetchRefused } from './fetchRefusals';
import { guardedLookup, type Lookup } from './guardedLookup';

const CONNECT_MS = 8_000;
const HEADER_BYTES = 32 * 1024;

/** @param timeoutMs longest silence of a server, before its headers and between two parts of its body. */
export function createGuardedAgent(rules: AddressRules, lookup: Lookup, timeoutMs: number): Agent {
  const connectors = new Map<number, buildConnector.connector>();
  const connectorFor = (port: number) => {
    const known = connectors.get(port);
    if (known) return known;
    const connector = buildConnector({
      timeout: CONNECT_MS,
      lookup: guardedLookup(rules, port, lookup),
      autoSelectFamily: true,
    });
    connectors.set(port, connector);
    return connector;
  };

  return new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: HEADER_BYTES,
    connections: 8,
    connect(options, done) {
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
      try {
        // An IP literal never reaches a lookup, so it is checked here.
        rules.checkHost(bareHost(options.hostname), port);
      } catch (error) {
        done(error as Error, null);
        return;
      }
      connectorFor(port)(options, (error, socket) => {
        if (!socket) {
          done(error ?? new FetchRefused('unreachable'), null);
        } else if (rules.permits(socket.remoteAddress ?? '', port)) {
          done(null, socket);
        } else {
          socket.destroy();
          done(new FetchRefused('blocked_address'), null);
        }
      });
    },
  });
}
