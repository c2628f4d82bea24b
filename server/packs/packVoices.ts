/** The voices of the packs that an operator added, for everybody and on every machine. */
import { hostname } from 'node:os';
import type { Voice } from '../../contract/voice';
import type { Executor } from '../db/database';
import { voicePacksRepository } from '../repositories/operating/voicePacks.repository';
import { SAMPLE_SENTENCE, ServiceRefused, type VoiceService } from '../speech/services/voiceService';
import { isMissing } from '../storage/isMissing';
import type { Storage } from '../storage/storage';
import type { PackShelf } from './packShelf';
import { trialKey } from './packPlaces';
import type { OfferedPack, VoicePackOffer } from './voicePackContent';

interface Settings {
  readonly db: Executor;
  readonly storage: Storage;
  readonly shelf: PackShelf;
  readonly offer: VoicePackOffer;
}
const PREFIX = 'natural';
export const packVoiceId = (packId: string, sid: number) => `${PREFIX}-${packId}-${sid}`;
const ID = new RegExp(`^${PREFIX}-(.+)-(\\d+)$`);

export function createPackVoices({ db, storage, shelf, offer }: Settings): VoiceService {
  const rows = voicePacksRepository(db);
  const find = (voiceId: string): { pack: OfferedPack; sid: number } => {
    const [, packId, sid] = ID.exec(voiceId) ?? [];
    const pack = offer.packs.find(({ id }) => id === packId);
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
      await rows.noteFault(pack.id, `${hostname()}: ${why}`.slice(0, 500));
      throw error;
    }
  }
  return {
    name: 'Natural voices',
    wantsWords: true,
    async voices() {
      const ready = await rows.ready();
      const taken = new Set<string>();
      return offer.packs.flatMap((pack) =>
        (ready.find(({ id }) => id === pack.id)?.speakers ?? []).map((speaker): Voice => {
          const name = taken.has(speaker.name) ? `${speaker.name} (${pack.name})` : speaker.name;
          taken.add(name);
          return {
            id: packVoiceId(pack.id, speaker.sid),
            name,
            category: 'natural',
            description: '',
            sample_url: '',
            languages: speaker.languages ?? pack.languages,
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
