/** One document, one session, one history, and whatever commands the plugins bring. */
import { createStore } from 'tinybase/store';
import { ITEMS } from '../document/schema';
import { writeContent } from '../document/writeContent';
import { fromVideoData } from '../fromVideoData';
import { createSession } from '../session/createSession';
import { withPreview, withPreviews } from '../session/previews';
import { commandTable } from './commandTable';
import type { Engine, Outcome } from './engine';
import { createHistory, type Step } from './history';
import { createKeyedListeners, createListeners } from '../../events/listeners';
import type { CommandContext, CommandsOf, Plugin } from './plugin';
import { createProjection } from './projection';
import { transact } from './transact';
import type { VideoData } from '../../../contract/video/videoData';

export function createEngine<const P extends readonly Plugin[]>(
  plugins: P,
  { newId }: { newId: (prefix: string) => string },
): Engine<CommandsOf<P>> {
  type Name = keyof CommandsOf<P> & string;
  const doc = createStore();
  const session = createSession();
  const history = createHistory(doc);
  const projection = createProjection(doc);
  const commands = commandTable(plugins);
  const context: CommandContext = { doc, newId, item: projection.item, videoData: projection.videoData };

  const changed = createListeners();
  const itemChanged = createKeyedListeners();
  const shownChanged = createListeners();
  let shown: VideoData | null = null;
  const notifyShown = (ids: ReadonlySet<string>) => {
    shown = null;
    itemChanged.notify(ids);
    shownChanged.notify();
  };
  projection.subscribe(notifyShown);
  session.previews.subscribe(notifyShown);

  const check = (name: string, payload: unknown) => {
    const command = commands.get(name);
    if (!command) throw new Error(`There is no command "${name}"`);
    return command.check(context, payload);
  };
  const select = (ids: readonly string[]) => session.selection.set(ids.filter((id) => doc.hasRow(ITEMS, id)));
  const stepped = (step: Step | null, selected: readonly string[]) => {
    if (!step) return null;
    select(selected);
    changed.notify();
    return step.name as Name;
  };

  return {
    doc,
    session,
    history,
    load(videoData, record) {
      session.previews.clear();
      session.selection.set([]);
      writeContent(doc, fromVideoData(videoData));
      history.clear(record);
      changed.notify();
    },
    videoData: projection.videoData,
    item: projection.item,
    shownVideoData: () => (shown ??= withPreviews(projection.videoData(), session.previews)),
    shownItem(id) {
      const item = projection.item(id);
      return item && withPreview(item, session.previews.of(id));
    },
    refusal: check,
    can: (name, payload) => check(name, payload) === null,
    execute(name, payload, { mergeAs } = {}) {
      const why = check(name, payload);
      if (why) return { done: false, why };
      const before = session.selection.get();
      session.previews.clear();
      const { result, changes } = transact(doc, () => commands.get(name)?.run(context, payload));
      select(result ?? before);
      if (changes.length > 0) {
        const after = session.selection.get();
        history.record({ name, changes, before, after, ...(mergeAs === undefined ? {} : { mergeAs }) });
        changed.notify();
      }
      return { done: true };
    },
    allOrNothing(run) {
      const selected = session.selection.get();
      history.settle();
      const mark = history.mark();
      let outcome: Outcome | null = null;
      try {
        outcome = run();
      } finally {
        if (!outcome?.done && history.returnTo(mark)) {
          select(selected);
          changed.notify();
        }
        history.settle();
      }
      return outcome;
    },
    undo() {
      session.previews.clear();
      const step = history.undo();
      return stepped(step, step?.before ?? []);
    },
    redo() {
      session.previews.clear();
      const step = history.redo();
      return stepped(step, step?.after ?? []);
    },
    subscribe: changed.add,
    subscribeItem: itemChanged.add,
    subscribeShown: shownChanged.add,
  };
}
