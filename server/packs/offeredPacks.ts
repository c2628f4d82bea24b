/** What an operator is shown: each pack that is offered, and how far it has come. */
import type { Pack, PackKind, Packs } from '../../contract/packs';
import type { Executor } from '../db/database';
import { packsRepository } from '../repositories/operating/packs.repository';
import { engineIsInstalled } from '../speech/sherpa/speechEngine';
import { llamaIsInstalled } from '../writing/llama/llamaEngine';
import { packsOf, type PackOffer } from './packContent';
import { packVoiceId } from './packVoices';
import { lastWriter, memoryOf } from './packWriters';

/** @param sampleOf where a voice is heard */
export async function offeredPacks(
  db: Executor,
  offer: PackOffer,
  kind: PackKind,
  sampleOf: (voiceId: string) => string,
): Promise<Packs> {
  const repository = packsRepository(db);
  const rows = await repository.list();
  const last = kind === 'writers' ? lastWriter(offer, await repository.ready()) : undefined;
  return {
    has_engine: kind === 'voices' ? engineIsInstalled() : llamaIsInstalled(),
    packs: packsOf(offer, kind).map((pack): Pack => {
      const { id, name, languages, bytes, licence, source } = pack;
      const row = rows.find((one) => one.id === id);
      const common = {
        ...{ id, name, languages: [...languages], bytes, licence, source },
        state: row?.state ?? ('offered' as const),
        done_bytes: row?.doneBytes ?? 0,
        fault: row?.fault ? { code: row.fault, why: row.why } : null,
      };
      if (pack.kind === 'writers')
        return {
          kind: 'writers',
          ...common,
          parameters: pack.parameters,
          memory: memoryOf(pack),
          writes: last?.id === id,
        };
      const first = row?.state === 'ready' ? row.speakers?.[0] : undefined;
      return {
        kind: 'voices',
        ...common,
        family: pack.family,
        voices: row?.speakers?.length ?? pack.voices,
        trial_url: first ? sampleOf(packVoiceId(id, first.sid)) : null,
      };
    }),
  };
}
