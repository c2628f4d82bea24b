/** Why a pack cannot be added: a code that every language has words for, and what the machine said. */
import type { PackFault } from '../../contract/packs';

export class PackFailed extends Error {
  override readonly name = 'PackFailed';
  constructor(
    readonly code: PackFault,
    readonly why = '',
    options?: ErrorOptions,
  ) {
    super(`${code}: ${why}`, options);
  }
}
