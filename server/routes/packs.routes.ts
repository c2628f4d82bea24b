/** What an operator adds, stops and removes, voices and writers; each act is audited in its own transaction. [OP1] */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditKind } from '../../contract/audit';
import type { PackKind, Packs } from '../../contract/packs';
import { addPack, listPacks, removePack, stopPack } from '../../contract/routes/operator.routes';
import type { AppPorts } from '../appPorts';
import { recordEvent } from '../audit/recordEvent';
import type { Executor, Transaction } from '../db/database';
import type { Caller } from '../http/implement';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { NotFound } from '../http/problems';
import { offeredPacks } from '../packs/offeredPacks';
import { removePackFiles } from '../packs/removePackFiles';
import type { SampleAddresses } from '../speech/sampleAddresses';
import { packsRepository } from '../repositories/operating/packs.repository';

type Act = 'added' | 'stopped' | 'removed';
const AUDITED: Readonly<Record<PackKind, Readonly<Record<Act, AuditKind>>>> = {
  voices: { added: 'voice_pack_added', stopped: 'voice_pack_stopped', removed: 'voice_pack_removed' },
  writers: { added: 'writer_added', stopped: 'writer_stopped', removed: 'writer_removed' },
};

export function packsRoutes(
  app: FastifyInstance,
  world: AppPorts & { readonly samples: SampleAddresses },
): void {
  const { db, config, packs, sender, samples } = world;
  const offered = (on: Executor, kind: PackKind, request: FastifyRequest) =>
    offeredPacks(on, packs, kind, (id) => new URL(samples.addressOf(id), originOf(request, config)).href);
  const packOf = (pack: string) => {
    const published = packs.packs.find(({ id }) => id === pack);
    if (!published) throw new NotFound('pack');
    return published;
  };

  interface Asked {
    readonly act: Act;
    readonly pack: string;
    readonly caller: Caller;
    readonly request: FastifyRequest;
  }
  /** What changes nothing is not audited. */
  const act = ({ act, pack, caller, request }: Asked, change: (tx: Transaction) => Promise<boolean>) => {
    const { kind } = packOf(pack);
    return db.transaction(async (tx): Promise<Packs> => {
      if (await change(tx))
        await recordEvent(tx, request, { kind: AUDITED[kind][act], by: caller, details: { pack } });
      const answer = await offered(tx, kind, request);
      await request.once?.settle(tx, answer);
      return answer;
    });
  };

  implement(app, listPacks, ({ query: { kind }, request }) => offered(db, kind, request));

  implement(app, addPack, async ({ params: { pack }, caller, request }) =>
    act({ act: 'added', pack, caller, request }, async (tx) => {
      const run = { packId: pack, runId: randomUUID() };
      if (!(await packsRepository(tx).begin(run))) return false;
      await sender.enqueue(tx, 'pack', run, caller.userId);
      return true;
    }),
  );

  implement(app, stopPack, async ({ params: { pack }, caller, request }) =>
    act({ act: 'stopped', pack, caller, request }, (tx) => packsRepository(tx).stop(pack)),
  );

  implement(app, removePack, async ({ params: { pack }, caller, request }) => {
    const answer = await act({ act: 'removed', pack, caller, request }, (tx) =>
      packsRepository(tx).remove(pack),
    );
    // What cannot be removed now goes when the next worker starts.
    await removePackFiles(world, packOf(pack)).catch((error: unknown) =>
      request.log.error(error, `the files of the pack ${pack} were not removed`),
    );
    return answer;
  });
}
