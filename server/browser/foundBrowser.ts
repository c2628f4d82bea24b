/** What is known of a browser that was found, and the switches that every one gets. */

export interface FoundBrowser {
  readonly executablePath: string;
  /** The shell draws 1.5 times as fast as the whole browser. */
  readonly kind: 'headless-shell' | 'chrome';
  /** Switches that it needs on this machine. */
  readonly args: readonly string[];
  /** Variables that it needs on this machine. */
  readonly env: Readonly<Record<string, string>>;
}

/** Nothing calls home, and nothing asks for a sandbox that root cannot have. */
export const BROWSER_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
