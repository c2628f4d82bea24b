/** Words of the operator's page of writers. [OP1] */
import { inLanguage } from '../../inLanguage';

export const writerPacksMessages = inLanguage('operator/writers', {
  title: 'Writers',
  intro:
    'Small language models that write scripts on this server. No text leaves it. A model is downloaded once from its publisher, tested, and then writes for everybody. Without a graphics card, that takes a while; quoted scripts are ready in the meantime.',
  loading: 'Loading the writers',
  failed: 'Couldn’t load the writers. Please try again.',
  noEngine:
    'This server has no engine for these models: its optional packages were left out, or there are none for this system. Run npm ci --include=optional, then restart the server.',
  trying: 'Writing its first words…',
  ready: 'Writes scripts for everybody, unless LLM_BASE_URL names a model or one was found on this machine.',
  rests: 'Not in use: a writer added later writes instead.',
  explains: 'It will no longer write, and its file will be deleted. Scripts it wrote stay.',
  parameters: 'Parameters',
  billions: (count: string) => `${count} billion`,
  memory: 'Memory',
  needs: (needed: string) => `${needed} while it writes`,
  fits: (machine: string) => `Fits: this machine has ${machine}.`,
  tooBig: (needed: string, machine: string, kept: string) =>
    `Doesn’t fit: it needs ${needed}. This machine has ${machine}, and ${kept} of that is reserved for the server and its videos.`,
});
