/** Whether this server shows its charts live. Read without the contract's schemas, which the first page does not load. */

interface Options {
  readonly fetch: typeof globalThis.fetch;
  /** Of the API: `https://host/v1`. */
  readonly baseUrl: string;
}

const saysYes = (config: unknown) =>
  typeof config === 'object' && config !== null && 'flows' in config && config.flows === true;

export const createFlowsService = ({ fetch, baseUrl }: Options) => ({
  async askWhetherFlowsAreShown(signal: AbortSignal): Promise<boolean> {
    const answer = await fetch(`${baseUrl}/client-config`, { signal, priority: 'low' });
    return answer.ok && saysYes(await answer.json());
  },
});
