/** Cutting off what lies before or after the playhead. */
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { itemOf } from '../shared/chosen';
import type { Edge } from '../shared/edges';
import { planned, type Plan } from '../shared/plan';
import { planResize } from './resize.plugin';

interface TrimTo {
  /** Null where nothing is there. */
  readonly id: string | null;
  readonly atMs: number;
  /** `from`: what comes before goes; `to`: what comes after. */
  readonly side: Edge;
}

function planTrimTo(data: VideoData, { id, atMs, side }: TrimTo): Plan | Refusal {
  if (id === null) return 'nothingChosen';
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (!(atMs > item.display.from && atMs < item.display.to)) return 'notBetween';
  return planResize(data, { id, edge: side, toMs: atMs });
}

export const trimPlugin = definePlugin({
  id: 'trim',
  commands: { 'item.trimTo': planned<TrimTo>(planTrimTo) },
});
