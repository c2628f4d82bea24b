/** What is known to be wrong with the locked packages that run: npm's audit, where the registry offers one. */
import { spawnSync } from 'node:child_process';

export type Audit =
  | { readonly offered: true; readonly advisories: number; readonly grave: readonly string[] }
  /** The registry has none, or none was reached. */
  | { readonly offered: false; readonly why: string };

interface Answer {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

const LIMIT_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
const GRAVE = ['high', 'critical'];

export function auditLock(): Audit {
  const words = ['audit', '--json', '--omit=dev', '--package-lock-only', '--audit=true', '--fetch-retries=0'];
  const { stdout } = spawnSync('npm', words, { encoding: 'utf8', maxBuffer: MOST_BYTES, timeout: LIMIT_MS });
  return readAudit(stdout);
}

/** @param text what `npm audit --json` prints: an answer, or an error in its place. */
export function readAudit(text: string): Audit {
  const { vulnerabilities, message } = parsed(text);
  if (!vulnerabilities) return { offered: false, why: message ?? 'npm said nothing that can be read' };
  const all = Object.entries(vulnerabilities);
  return {
    offered: true,
    advisories: all.length,
    grave: all
      .filter(([, { severity }]) => GRAVE.includes(severity))
      .map(([name, { severity }]) => `${name}: ${severity}`),
  };
}

function parsed(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

/** One line for people. */
export const sayAudit = (audit: Audit): string =>
  audit.offered
    ? `${audit.advisories} packages with advisories, ${audit.grave.length} of them grave`
    : `no audit here: ${audit.why.replace(/https?:\S+/g, 'the registry')}`;
