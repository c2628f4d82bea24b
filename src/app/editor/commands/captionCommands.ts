/** A caption's draft written into the video: one step, or nothing at all. [E6] */
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import type { Outcome } from '../../../editor-engine/kernel/engine';
import { captionsOf } from '../../../editor-engine/selectors/captions.selectors';
import type { CaptionChange, CaptionCommand } from '../../../machines/captionEdit/captionEdit.machine';
import type { Replacement } from '../../../machines/captionEdit/captionSearch.machine';
import { RefusedCommand } from '../../../machines/captionEdit/refusalCode';
import { replaced } from '../../../editor-engine/captions/search';

type Command = () => Outcome;

/** @throws RefusedCommand, and then nothing has changed. */
export function asOneStep(engine: EditorEngine, commands: readonly Command[]): void {
  const outcome = engine.allOrNothing(() => {
    for (const command of commands) {
      const done = command();
      if (!done.done && done.why !== 'nothingChanges') return done;
    }
    return { done: true };
  });
  if (!outcome.done) throw new RefusedCommand(outcome.why);
}

const MERGED = { mergeAs: 'caption' };

/** @throws RefusedCommand */
export function carryOut(engine: EditorEngine, { draft, change }: CaptionCommand): CaptionChange {
  const { id, text, from, to } = draft;
  const item = engine.item(id);
  if (item?.type !== 'text') throw new RefusedCommand('noSuchItem');
  const isRetimed = item.display.from !== from || item.display.to !== to;
  const isRewritten = item.details.text !== text;
  const written: Command[] = [
    ...(isRewritten ? [() => engine.execute('caption.rewrite', { id, text }, MERGED)] : []),
    ...(isRetimed ? [() => engine.execute('caption.retime', { id, from, to }, MERGED)] : []),
  ];
  asOneStep(
    engine,
    change.kind === 'remove' ? last(engine, id, change) : [...written, ...last(engine, id, change)],
  );
  return change;
}

function last(engine: EditorEngine, id: string, change: CaptionChange): readonly Command[] {
  switch (change.kind) {
    case 'correct':
      return [];
    case 'split':
      return [() => engine.execute('caption.split', { id, atWord: change.atWord }, MERGED)];
    case 'merge':
      return [() => engine.execute('caption.merge', { id, with: change.with }, MERGED)];
    case 'remove':
      return [() => engine.execute('items.remove', { ids: [id] }, MERGED)];
  }
}

/** Answers with how many captions now say something else. @throws RefusedCommand */
export function replaceInCaptions(engine: EditorEngine, { query, replacement }: Replacement): number {
  const changes = captionsOf(engine.videoData())
    .map(({ id, details }) => ({
      id,
      before: details.text,
      text: replaced(details.text, query, replacement),
    }))
    .filter(({ before, text }) => before !== text);
  const chosen = engine.session.selection.get();
  asOneStep(
    engine,
    changes.map(
      ({ id, text }) =>
        () =>
          engine.execute('caption.rewrite', { id, text }, MERGED),
    ),
  );
  engine.session.selection.set(chosen);
  return changes.length;
}
