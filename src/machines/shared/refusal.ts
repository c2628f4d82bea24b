/** What a chart reads of a failed call: the server's status and its sentence for people, when it gave one. */
export interface Refusal {
  readonly status: number | null;
  readonly detail: string | null;
}

/** What was sent is itself at fault: the same, sent once more, is refused once more. */
const AT_FAULT: readonly (number | null)[] = [400, 413, 422];
export const mayBeTakenLater = ({ status }: Refusal): boolean => !AT_FAULT.includes(status);

export const refusalOf = (error: unknown): Refusal => {
  const { status, detail } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Refusal>;
  return {
    status: typeof status === 'number' ? status : null,
    detail: typeof detail === 'string' ? detail : null,
  };
};
