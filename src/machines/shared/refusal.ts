/** What a chart reads of a failed call: the server's status and its sentence for people, when it gave one. */
export interface Refusal {
  readonly status: number | null;
  readonly detail: string | null;
}

export const refusalOf = (error: unknown): Refusal => {
  const { status, detail } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Refusal>;
  return {
    status: typeof status === 'number' ? status : null,
    detail: typeof detail === 'string' ? detail : null,
  };
};
