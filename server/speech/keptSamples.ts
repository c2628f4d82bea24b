/** What voices sound like, in the storage for every machine: a voice is asked to speak once, one voice at a time. */
import { createHash } from 'node:crypto';
import { withinLimit } from '../limits/withinLimit';
import { ServerBusy } from '../quota/quotaRefusals';
import { isMissing } from '../storage/isMissing';
import type { Storage } from '../storage/storage';
import type { ManyVoices } from './manyVoices';

interface Settings {
  readonly speech: Pick<ManyVoices, 'sample'>;
  readonly storage: Pick<Storage, 'read' | 'put'>;
}

/** A sample costs a model's time or a service's money. */
const WAITING_AT_MOST = 16;
const LIMIT_MS = 60_000;
const sampleKey = (voiceId: string) =>
  `voice-samples/${createHash('sha256').update(voiceId).digest('hex').slice(0, 40)}`;
const typeOf = (sound: Buffer) => (sound.toString('latin1', 0, 4) === 'RIFF' ? 'audio/wav' : 'audio/mpeg');

export interface VoiceSample {
  readonly sound: Buffer;
  readonly type: 'audio/wav' | 'audio/mpeg';
}

/**
 * Null for a voice that is built in, or unknown, and where nothing is kept and the voice may not be let speak.
 * @throws ServerBusy where too many voices wait for their turn, TookTooLong, or why the voice cannot speak.
 */
export function createKeptSamples({
  speech,
  storage,
}: Settings): (voiceId: string, o: { readonly mayLetSpeak: boolean }) => Promise<VoiceSample | null> {
  const underWay = new Map<string, Promise<Buffer | null>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function spoken(voiceId: string): Promise<Buffer | null> {
    const sound = await withinLimit({ what: 'The sample of a voice', limitMs: LIMIT_MS }, () =>
      speech.sample(voiceId),
    );
    if (sound) await storage.put(sampleKey(voiceId), sound, typeOf(sound));
    return sound;
  }
  function inTurn(voiceId: string): Promise<Buffer | null> {
    if (underWay.size >= WAITING_AT_MOST) throw new ServerBusy();
    const mine = turn.then(() => spoken(voiceId)).finally(() => underWay.delete(voiceId));
    turn = mine.catch(() => null);
    underWay.set(voiceId, mine);
    return mine;
  }
  return async (voiceId, { mayLetSpeak }) => {
    const kept = await storage.read(sampleKey(voiceId)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    const sound = kept ?? (mayLetSpeak ? await (underWay.get(voiceId) ?? inTurn(voiceId)) : null);
    return sound && { sound, type: typeOf(sound) };
  };
}
