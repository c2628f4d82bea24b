/** Moments that somebody wants to find again. */
import { VIDEO_MARKERS } from '../../../../contract/limits';
import { MARKERS } from '../../document/schema';
import { toCell } from '../../document/cells';
import { defineCommand, definePlugin, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';

interface At {
  /** ms of the video. */
  readonly atMs: number;
}
interface Named {
  readonly name: string;
}
interface Marked {
  readonly id: string;
}

const NAME_CHARACTERS = 200;

const known = ({ doc }: CommandContext, { id }: Marked): Refusal | null =>
  doc.hasRow(MARKERS, id) ? null : 'noSuchMarker';
const within = ({ videoData }: CommandContext, { atMs }: At): Refusal | null =>
  atMs >= 0 && atMs <= videoData().duration ? null : 'notBetween';
const named = ({ name }: Named): Refusal | null =>
  name.trim() === '' ? 'emptyText' : name.trim().length > NAME_CHARACTERS ? 'tooLong' : null;

export const markerPlugin = definePlugin({
  id: 'marker',
  commands: {
    /** Without a name it is known by its moment. */
    'marker.add': defineCommand<At & Partial<Named>>({
      check: (context, { atMs, name }) =>
        context.doc.getRowIds(MARKERS).length >= VIDEO_MARKERS
          ? 'tooManyItems'
          : (within(context, { atMs }) ?? (name === undefined ? null : named({ name }))),
      run({ doc, newId }, { atMs, name = '' }) {
        const places = doc.getRowIds(MARKERS).map((id) => doc.getCell(MARKERS, id, 'place') as number);
        const place = places.reduce((a, b) => Math.max(a, b), -1) + 1;
        doc.setRow(MARKERS, newId('marker'), { at: Math.round(atMs), name: toCell(name.trim()), place });
      },
    }),
    'marker.move': defineCommand<Marked & At>({
      check: (context, payload) => known(context, payload) ?? within(context, payload),
      run: ({ doc }, { id, atMs }) => void doc.setCell(MARKERS, id, 'at', Math.round(atMs)),
    }),
    'marker.rename': defineCommand<Marked & Named>({
      check: (context, payload) => known(context, payload) ?? named(payload),
      run: ({ doc }, { id, name }) => void doc.setCell(MARKERS, id, 'name', toCell(name.trim())),
    }),
    'marker.remove': defineCommand<Marked>({
      check: known,
      run: ({ doc }, { id }) => void doc.delRow(MARKERS, id),
    }),
  },
});
