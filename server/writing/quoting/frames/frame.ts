/** The shape of an ad: what is said around the seller's own claims. No line of a frame claims anything itself. */
import type { AdFrame } from '../../../../contract/script';
import type { Claim, Claims } from '../claims';
import type { Problem } from '../problems';
import type { Product } from '../productName';

export interface Material {
  readonly product: Product;
  readonly claims: Claims;
  readonly problems: readonly Problem[];
  /** What to do now: another in each frame. */
  readonly action: string;
  /** One of these lines that can be said here, another for other products and frames; else one of the others. */
  pick(lines: readonly string[], otherwise?: readonly string[]): string;
}

export interface Draft {
  /** By how many claims there is room for. */
  opening(claims: number): readonly string[];
  /** The claims that are wanted, in this order, as far as they fit. */
  readonly claims: readonly Claim[];
  /** Said before the first claim, the second … */
  readonly joints?: readonly string[];
  /** Said after the claims. */
  readonly after?: readonly string[];
  readonly closing: string;
}

export interface Frame {
  readonly name: AdFrame;
  /** In plain words. */
  readonly title: string;
  /** Undefined where the page does not give what the frame is about. */
  draft(material: Material): Draft | undefined;
}

export const defineFrame = (frame: Frame): Frame => frame;

/** The order in which a page tells, begun at the strongest. */
export const strongestFirst = (claims: readonly Claim[]): Claim[] => {
  const [strongest] = claims.toSorted((a, b) => b.strength - a.strength);
  return strongest ? [strongest, ...claims.filter((claim) => claim !== strongest)] : [];
};
export const beginningWith = (first: Claim | undefined, claims: readonly Claim[]): readonly Claim[] =>
  first ? [first, ...claims.filter((claim) => claim !== first)] : claims;
