/** The voices of the packs that an operator added, for everybody and on every machine. */
import { hostname } from 'node:os';
import type { Voice } from '../../contract/voice';
import type { Executor } from '../db/database';
import { packsRepository } from '../repositories/operating/packs.repository';
import { SAMPLE_SENTENCE, ServiceRefused, type VoiceService } from '../speech/services/voiceService';
import { isMissing } from '../storage/isMissing';
import type { Storage } from '../storage/storage';
import { packsOf, type OfferedVoices, type PackOffer } from './packContent';
import { trialKey } from './packPlaces';
import type { VoiceShelf } from './voiceShelf';

interface Settings {
  readonly db: Executor;
  readonly storage: Storage;
  readonly shelf: VoiceShelf;
  readonly offer: PackOffer;
}
const PREFIX = 'natural';
export const packVoiceId = (packId: string, sid: number) => `${PREFIX}-${packId}-${sid}`;
const ID = new RegExp(`^${PREFIX}-(.+)-(\\d+)$`);

export function createPackVoices({ db, storage, shelf, offer }: Settings): VoiceService {
  const rows = packsRepository(db);
  const find = (voiceId: string): { pack: OfferedVoices; sid: number } => {
    const [, packId, sid] = ID.exec(voiceId) ?? [];
    const pack = packsOf(offer, 'voices').find(({ id }) => id === packId);
    if (!pack) throw new ServiceRefused('its pack is not offered any more', false);
    return { pack, sid: Number(sid) };
  };
  async function speak(text: string, { id }: Voice, signal?: AbortSignal): Promise<Buffer> {
    const { pack, sid } = find(id);
    try {
      const sound = await shelf.say(pack, { text, sid }, signal);
      await rows.noteFault(pack.id, null);
      return sound;
    } catch (error) {
      if (signal?.aborted) throw error;
      const why = error instanceof Error ? error.message : String(error);
      await rows.noteFault(pack.id, {
        fault: 'cannot_speak',
        why: `${hostname()}: ${why}`.slice(0, 500),
      });
      throw error;
    }
  }
  return {
    name: 'Natural voices',
    wantsWords: true,
    async voices() {
      const ready = await rows.ready();
      const taken = new Set<string>();
      return packsOf(offer, 'voices').flatMap((pack) =>
        (ready.find(({ id }) => id === pack.id)?.speakers ?? []).map((speaker): Voice => {
          const name = taken.has(speaker.name) ? `${speaker.name} (${pack.name})` : speaker.name;
          taken.add(name);
          return {
            id: packVoiceId(pack.id, speaker.sid),
            name,
            category: 'natural',
            description: '',
            sample_url: '',
            languages: [...(speaker.languages ?? pack.languages)],
            labels: speaker.gender ? { gender: speaker.gender } : {},
          };
        }),
      );
    },
    say: async (text, voice, signal) => ({ sound: await speak(text, voice, signal) }),
    async sample(voice) {
      const { pack, sid } = find(voice.id);
      try {
        // The first one spoke when the pack came.
        return await storage.read(trialKey(pack, sid));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      return speak(offer.trials[voice.languages?.[0] ?? 'en'] ?? SAMPLE_SENTENCE, voice);
    },
  };
}
