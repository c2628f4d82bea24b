/** Natural voices that an operator adds, stops and removes; each act is audited in its own transaction. [OP1] */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditKind } from '../../contract/audit';
import {
  addVoicePack,
  listVoicePacks,
  removeVoicePack,
  stopVoicePack,
} from '../../contract/routes/operator.routes';
import type { VoicePacks } from '../../contract/voicePacks';
import type { AppPorts } from '../appPorts';
import { recordEvent } from '../audit/recordEvent';
import type { Executor, Transaction } from '../db/database';
import type { Caller } from '../http/implement';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { NotFound } from '../http/problems';
import { offeredPacks } from '../packs/offeredPacks';
import { removePackFiles } from '../packs/removePackFiles';
import { voicePacksRepository } from '../repositories/operating/voicePacks.repository';

export function voicePacksRoutes(app: FastifyInstance, world: AppPorts): void {
  const { db, config, voicePacks, sender } = world;
  const offered = (on: Executor, request: FastifyRequest) =>
    offeredPacks(on, voicePacks, originOf(request, config));

  interface Act {
    readonly kind: AuditKind;
    readonly pack: string;
    readonly caller: Caller;
    readonly request: FastifyRequest;
  }
  /** What changes nothing is not audited. */
  const act = ({ kind, pack, caller, request }: Act, change: (tx: Transaction) => Promise<boolean>) => {
    if (!voicePacks.packs.some(({ id }) => id === pack)) throw new NotFound('voicePack');
    return db.transaction(async (tx): Promise<VoicePacks> => {
      if (await change(tx)) await recordEvent(tx, request, { kind, by: caller, details: { pack } });
      const answer = await offered(tx, request);
      await request.once?.settle(tx, answer);
      return answer;
    });
  };

  implement(app, listVoicePacks, ({ request }) => offered(db, request));

  implement(app, addVoicePack, async ({ params: { pack }, caller, request }) =>
    act({ kind: 'voice_pack_added', pack, caller, request }, async (tx) => {
      const run = { packId: pack, runId: randomUUID() };
      if (!(await voicePacksRepository(tx).begin(run))) return false;
      await sender.enqueue(tx, 'pack', run, caller.userId);
      return true;
    }),
  );

  implement(app, stopVoicePack, async ({ params: { pack }, caller, request }) =>
    act({ kind: 'voice_pack_stopped', pack, caller, request }, (tx) => voicePacksRepository(tx).stop(pack)),
  );

  implement(app, removeVoicePack, async ({ params: { pack }, caller, request }) => {
    const answer = await act({ kind: 'voice_pack_removed', pack, caller, request }, (tx) =>
      voicePacksRepository(tx).remove(pack),
    );
    const published = voicePacks.packs.find(({ id }) => id === pack);
    // What cannot be removed now goes when the next worker starts.
    if (published)
      await removePackFiles(world, published).catch((error: unknown) =>
        request.log.error(error, `the files of the voice pack ${pack} were not removed`),
      );
    return answer;
  });
}
