/** Models that run on this machine: what answers at the usual loopback ports of Ollama, LM Studio and llama.cpp's server. */
import { z } from 'zod';

/** A model that writes, at an address that speaks as OpenAI's does. */
export interface LocalModel {
  readonly baseUrl: string;
  readonly model: string;
  /** As a person would call it. */
  readonly name: string;
  /** In memory: it answers at once, and is what somebody uses. */
  readonly isLoaded: boolean;
  readonly reasoningEffort?: 'none';
}

/** Asks a path of the server: JSON, or undefined where it refuses. Throws where nothing answers in time. */
type Ask = (path: string, body?: object) => Promise<unknown>;
interface LocalServer {
  readonly address: string;
  find(ask: Ask): Promise<Omit<LocalModel, 'baseUrl'> | undefined>;
}

/** Longer than any of them takes for a list; a port that nobody listens on refuses at once. */
const LIMIT_MS = 1000;
const MOST_BYTES = 1024 * 1024;

const tagsSchema = z.object({
  models: z.array(
    z.object({
      model: z.string(),
      capabilities: z.array(z.string()).optional(),
      /** It runs elsewhere. */
      remote_host: z.string().optional(),
    }),
  ),
});
const shownSchema = z.object({ capabilities: z.array(z.string()) });
const runningSchema = z.object({ models: z.array(z.object({ model: z.string() })) });

const ollama: LocalServer = {
  address: 'http://127.0.0.1:11434',
  async find(ask) {
    const [tags, running] = await Promise.all([ask('/api/tags'), ask('/api/ps')]);
    // The last used stands first among those that run, the last fetched among the others.
    const loaded = runningSchema.safeParse(running).data?.models.map(({ model }) => model) ?? [];
    const here = (tagsSchema.safeParse(tags).data?.models ?? []).filter(({ remote_host }) => !remote_host);
    const inOrder = [
      ...loaded.flatMap((name) => here.find(({ model }) => model === name) ?? []),
      ...here.filter(({ model }) => !loaded.includes(model)),
    ];
    for (const { model, capabilities } of inOrder) {
      // Its list says it since 0.30, each model by itself since 0.6.4.
      const can = capabilities ?? shownSchema.safeParse(await ask('/api/show', { model })).data?.capabilities;
      if (can?.includes('completion'))
        return { model, name: model, isLoaded: loaded.includes(model), reasoningEffort: 'none' };
    }
    return undefined;
  },
};

/** Since 0.4. */
const lmStudioSchema = z.object({
  models: z.array(
    z.object({
      type: z.string(),
      key: z.string(),
      display_name: z.string(),
      loaded_instances: z.array(z.object({ id: z.string() })),
    }),
  ),
});
/** Since 0.3.6. */
const oldLmStudioSchema = z.object({
  data: z.array(z.object({ id: z.string(), type: z.string(), state: z.string().optional() })),
});
const lmStudio: LocalServer = {
  address: 'http://127.0.0.1:1234',
  async find(ask) {
    const { data } = lmStudioSchema.safeParse(await ask('/api/v1/models'));
    const models = data
      ? data.models.map(({ type, key, display_name, loaded_instances: [loaded] }) => ({
          type,
          model: loaded?.id ?? key,
          name: display_name,
          isLoaded: loaded !== undefined,
        }))
      : (oldLmStudioSchema.safeParse(await ask('/api/v0/models')).data?.data ?? []).map(
          ({ type, id, state }) => ({ type, model: id, name: id, isLoaded: state === 'loaded' }),
        );
    const writing = models.filter(({ type }) => type === 'llm' || type === 'vlm');
    const found = writing.find(({ isLoaded }) => isLoaded) ?? writing[0];
    return found && { model: found.model, name: found.name, isLoaded: found.isLoaded };
  },
};

const llamaSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      owned_by: z.literal('llamacpp'),
      architecture: z.object({ output_modalities: z.array(z.string()) }).optional(),
      /** Of a server that holds several. */
      status: z.object({ value: z.string() }).optional(),
    }),
  ),
});
const llamaCpp = (address: string): LocalServer => ({
  address,
  async find(ask) {
    // Other things listen here, too: whoever does not call itself so is left alone. While it loads, it refuses.
    const [models, health] = await Promise.all([ask('/v1/models'), ask('/health')]);
    const writing = (llamaSchema.safeParse(models).data?.data ?? []).filter(
      ({ architecture }) => architecture?.output_modalities.includes('text') ?? true,
    );
    const isLoaded = ({ status }: (typeof writing)[number]) => (status?.value ?? 'loaded') === 'loaded';
    const model = writing.find(isLoaded) ?? writing[0];
    if (!model || health === undefined) return undefined;
    const name = model.id.replace(/^.*[/\\](?=[^/\\]+\.gguf$)/i, '').replace(/\.gguf$/i, '');
    return { model: model.id, name, isLoaded: isLoaded(model), reasoningEffort: 'none' };
  },
});

/** llama.cpp's server is moving from 8080 to 9931. */
const usualServers: readonly LocalServer[] = [
  ollama,
  lmStudio,
  llamaCpp('http://127.0.0.1:8080'),
  llamaCpp('http://127.0.0.1:9931'),
];

/** The model in memory, else the first that could be. @param addresses in place of the usual ones, in their order */
export async function findLocalModel(
  addresses: readonly string[] = usualServers.map(({ address }) => address),
  limitMs = LIMIT_MS,
): Promise<LocalModel | undefined> {
  const found = await Promise.all(
    usualServers.map(async ({ find }, index): Promise<LocalModel[]> => {
      const address = addresses[index];
      if (address === undefined) return [];
      const signal = AbortSignal.timeout(limitMs);
      try {
        const model = await find((path, body) => askJson(address + path, body, signal));
        return model ? [{ ...model, baseUrl: `${address}/v1` }] : [];
      } catch {
        // Nobody listens there, or something else does.
        return [];
      }
    }),
  );
  const models = found.flat();
  return models.find(({ isLoaded }) => isLoaded) ?? models[0];
}

async function askJson(url: string, body: object | undefined, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, {
    signal,
    // What listens here leads to no other place.
    redirect: 'error',
    ...(body
      ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    parts.push(part);
    if ((bytes += part.byteLength) > MOST_BYTES) throw new Error(`${url} answered too much.`);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}
