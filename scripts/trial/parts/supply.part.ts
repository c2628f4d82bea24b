/** What the product is made of: a bill of materials that names every locked package, and what is known to be wrong with them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { auditLock, sayAudit } from '../../testing/audit';
import { RESULTS } from '../../testing/counted';
import { createTally, outcome } from '../tally';
import type { TrialPart } from '../trialPart';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}
interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

const MOST_BYTES = 64 * 1024 * 1024;
const npm = (...words: readonly string[]) =>
  spawnSync('npm', words, { encoding: 'utf8', maxBuffer: MOST_BYTES, timeout: 120_000 }).stdout;

export const supplyPart: TrialPart = {
  name: 'supply',
  async run() {
    const tally = createTally();
    const text = npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only');
    const bill = JSON.parse(text) as Bill;
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(path.join(RESULTS, 'bill-of-materials.cdx.json'), text);
    const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    for (const [place, { version, link }] of Object.entries(lock.packages)) {
      const name = place.split('node_modules/').at(-1) ?? '';
      if (!place.includes('node_modules/') || link || !version) continue;
      tally.count(named.has(`${name}@${version}`), `${name}@${version} is not in the bill of materials`);
    }
    const audit = auditLock();
    if (audit.offered) for (const one of audit.grave) tally.count(false, one);
    return outcome(tally, `${bill.bomFormat}: ${named.size} components; ${sayAudit(audit)}`);
  },
};
