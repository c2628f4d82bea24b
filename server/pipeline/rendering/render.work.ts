/**
 * The work of the queue `render`: where other workers are there, what is missing of a film becomes pieces for all of
 * them; else it is drawn here at once. [RD3]
 */
import { isSound } from '../../../contract/renderSettings';
import { ClaimLost, type Handle } from '../../queue/queue';
import { planPieces } from '../../render/chunks/chunkPlan';
import { renderChunksRepository, SOUND, type Piece } from '../../repositories/jobs/renderChunks.repository';
import { rendersRepository, type ProjectToRender } from '../../repositories/jobs/renders.repository';
import { holdUser } from '../../repositories/accounts/holdUser';
import { endPiece } from './chunk.work';
import { drawnOf, MOST_ATTEMPTS, type ManyWorkers, type RenderWorld } from './renderWorld';
import { wholeFilm } from './wholeFilm';

/** Fewer chunks are drawn sooner than others are told of them. */
const WORTH_SPREADING = 3;

export function renderWork(world: RenderWorld, many: ManyWorkers): Handle<'render'> {
  const { db, renderer, logError } = world;
  const drawAll = wholeFilm(world);
  return async (claim) => {
    const project = await rendersRepository(db).load(claim.data);
    if (!project || claim.attempt > MOST_ATTEMPTS) return drawAll(claim);
    if (isSound(project.settings?.kind ?? 'mp4')) return drawAll(claim);
    const film = { ...drawnOf(project), owner: project.userId, renderId: claim.data.renderId };
    if (!(await renderChunksRepository(db).isSpread(claim.data))) {
      const workers = await many.workers();
      if (workers < 2) return drawAll(claim);
      // What cannot be drawn is refused there, in words.
      const state = await renderer.look(film, claim).catch(() => null);
      if (!state || state.missing.length < WORTH_SPREADING) return drawAll(claim);
      await spread(project, claim.data, planPieces(state.missing, workers));
    }
    // Mixed while the others draw; where that fails, the film's join tries again and says why.
    await renderer
      .drawPart({ ...film, part: 'sound' }, { signal: claim.signal, onFrames: () => {} })
      .catch((error: unknown) => logError(error, `the sound of ${claim.data.renderId} waits for its film`));
    claim.signal.throwIfAborted();
    await endPiece(world, claim, { ...SOUND, userId: project.userId });
  };

  async function spread(
    { userId }: ProjectToRender,
    render: { readonly projectId: string; readonly renderId: string },
    pieces: readonly Piece[],
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await holdUser(tx, userId);
      if (!(await rendersRepository(tx).hold(render))) throw new ClaimLost();
      const rows = renderChunksRepository(tx);
      await rows.add(render, userId, [SOUND, ...pieces]);
      for (const { from, to } of pieces)
        await world.sender.enqueue(tx, 'chunk', { ...render, from, to }, userId);
    });
  }
}
