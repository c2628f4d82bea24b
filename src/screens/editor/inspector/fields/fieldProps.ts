/** What every field of the inspector is given. */

export interface FieldProps<Value> {
  readonly label: string;
  /** Null when the selected items differ. */
  readonly value: Value | null;
  /** What it is set back to; without it there is no way back. */
  readonly initial?: Value | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onChange: (value: Value) => void;
  /** What was set so far is one step: the pointer was let go, the field was left. */
  readonly onSettle?: (() => void) | undefined;
}
