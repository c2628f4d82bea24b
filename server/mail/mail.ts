/** Mail: what every adapter offers. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export interface Mail {
  send(letter: Letter): Promise<void>;
}
