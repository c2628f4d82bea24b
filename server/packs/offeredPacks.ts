/** What an operator is shown: each pack that is offered, and how far it has come. */
import type { VoicePacks } from '../../contract/voicePacks';
import type { Executor } from '../db/database';
import { voicePacksRepository } from '../repositories/operating/voicePacks.repository';
import { engineIsInstalled } from '../speech/sherpa/speechEngine';
import { packVoiceId } from './packVoices';
import type { VoicePackOffer } from './voicePackContent';

/** @param origin of the addresses of sounds */
export async function offeredPacks(db: Executor, offer: VoicePackOffer, origin: string): Promise<VoicePacks> {
  const rows = await voicePacksRepository(db).list();
  return {
    has_engine: engineIsInstalled(),
    packs: offer.packs.map(({ id, name, family, languages, voices, bytes, licence, source }) => {
      const row = rows.find((one) => one.id === id);
      const first = row?.state === 'ready' ? row.speakers?.[0] : undefined;
      const sample = first && `/v1/voices/${packVoiceId(id, first.sid)}/sample`;
      return {
        ...{ id, name, family, languages, bytes, licence, source },
        voices: row?.speakers?.length ?? voices,
        state: row?.state ?? 'offered',
        done_bytes: row?.doneBytes ?? 0,
        fault: row?.fault ? { code: row.fault, why: row.why } : null,
        trial_url: sample ? new URL(sample, origin).href : null,
      };
    }),
  };
}
