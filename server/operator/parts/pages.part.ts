/** The browser that opens strangers' pages: what keeps them from this machine, or why it is not started. */
import type { PartSaid } from '../../../contract/operator';
import type { Confinement } from '../../browser/strangersBrowser';
import { definePart, good, limited } from '../definePart';

const heldBy = {
  namespaces: 'pages_namespaces',
  'setuid-helper': 'pages_helper',
  none: 'pages_unheld',
} as const satisfies Record<Confinement, PartSaid['code']>;

export const pagesPart = definePart({
  name: 'pages',
  limitMs: 60_000,
  async look({ pages }) {
    const holding = pages.browser.holding();
    if (holding === 'untested') return good({ code: 'pages_untested' });
    if (holding === 'refused') return limited({ code: 'pages_refused' });
    return (holding === 'none' ? limited : good)({ code: heldBy[holding] });
  },
  async attempt({ pages }) {
    return { code: heldBy[await pages.browser.attempt()] };
  },
});
