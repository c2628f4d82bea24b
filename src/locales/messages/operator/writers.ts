/** Words of the operator's page of writers. [OP1] */
import { inLanguage } from '../../inLanguage';

export const writerPacksMessages = inLanguage('operator/writers', {
  title: 'Writers',
  intro:
    'Small language models that write scripts on this server. No text leaves it. A model is downloaded once from where it is published, tried, and then writes for everybody. Without a graphics card that takes a while; quoted scripts are there meanwhile.',
  loading: 'Loading the writers',
  failed: 'Couldn’t load the writers. Please try again.',
  noEngine:
    'This server has no engine for these models: its optional packages were left out, or there are none for this system. Run npm ci --include=optional, then restart the server.',
  trying: 'Writing its first words…',
  ready: 'Writes scripts for everybody, where no model of LLM_BASE_URL and none found on this machine does.',
  rests: 'Not in use: another writer was added later and writes instead.',
  explains: 'It no longer writes, and its file is deleted. Scripts that it wrote stay.',
  parameters: 'Parameters',
  billions: (count: string) => `${count} billion`,
  memory: 'Memory',
  needs: (needed: string) => `${needed} while it writes`,
  fits: (machine: string) => `Fits: this machine has ${machine}.`,
  tooBig: (needed: string, machine: string, kept: string) =>
    `Doesn’t fit: it needs ${needed}, and this machine has ${machine}, of which ${kept} stay with the server and its videos.`,
});
