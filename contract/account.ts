/** What the settings of an account show of it. [AC1] */

export interface AccountFacts {
  readonly name: string;
  readonly email: string;
  /** Asked for, and not confirmed yet. */
  readonly newEmail: string | null;
  readonly secondFactor: {
    /** Recovery codes that were not used yet. */
    readonly codesLeft: number;
  } | null;
  /** A deleted account stays at the service that signs people in. */
  readonly signInStays?: boolean;
}

/** What an authenticator app is given once. */
export interface Enrolment {
  readonly factorId: string;
  /** The address of a picture. */
  readonly qrCode: string;
  /** To be typed where there is no camera. */
  readonly secret: string;
}
