/** Unpacks voices and lets the first one read a sentence, which is kept as its sample. */
import { rm } from 'node:fs/promises';
import { withinLimit } from '../limits/withinLimit';
import { ServiceRefused } from '../speech/services/voiceService';
import { createSpeechEngine, type SpeechEngine } from '../speech/sherpa/speechEngine';
import type { ModelSpeaker } from '../speech/sherpa/speakers';
import type { InstallOptions, InstallWorld } from './installWorld';
import type { OfferedVoices } from './packContent';
import { PackFailed } from './packFault';
import { incomingFolder, trialKey, unpackedFolder } from './packPlaces';
import { mostUnpacked, unpack } from './unpack';

/** The model is read from a slow disk, and a sentence from it. */
const TRIAL_MS = 5 * 60_000;

/** @returns who speaks. Throws PackFailed, an error of the disk or the storage, or the signal's reason. */
export async function tryVoices(
  { config, storage, engineOf = createSpeechEngine }: InstallWorld,
  pack: OfferedVoices,
  archive: string,
  { trials, signal, onStep }: InstallOptions,
): Promise<readonly ModelSpeaker[]> {
  const folder = unpackedFolder(config.DATA_DIR, pack);
  onStep('unpacking', pack.bytes);
  await rm(folder, { recursive: true, force: true });
  const incoming = incomingFolder(config.DATA_DIR);
  await unpack({ archive, incoming, folder, maxBytes: mostUnpacked(pack.bytes), signal });

  onStep('trying', pack.bytes);
  const engine = engineOf(folder);
  try {
    const { speakers, sound } = await speakOnce(engine, trials, signal);
    const [first] = speakers;
    if (!first) throw new PackFailed('cannot_speak', 'nobody speaks in it');
    const keeping = { what: 'Keeping the trial sentence', limitMs: TRIAL_MS, signal };
    await withinLimit(keeping, () => storage.put(trialKey(pack, first.sid), sound, 'audio/wav'));
    return speakers;
  } catch (error) {
    if (error instanceof ServiceRefused) throw new PackFailed('cannot_speak', error.reason, { cause: error });
    throw error;
  } finally {
    await engine.close();
  }
}

async function speakOnce(engine: SpeechEngine, trials: InstallOptions['trials'], signal: AbortSignal) {
  const { speakers } = await engine.model();
  const [first] = speakers;
  const text = trials[first?.languages?.[0] ?? 'en'] ?? trials.en ?? '';
  const limit = { what: 'The trial sentence', limitMs: TRIAL_MS, signal };
  const sound = await withinLimit(limit, (stop) => engine.say({ text, sid: first?.sid ?? 0 }, stop));
  return { speakers, sound };
}
