/** A chart as the graph that ELK lays out: sizes and neighbours, no places yet. */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { ChartState } from '../chart';
import type { TextBlock } from './drawing';
import { bodyOf, headOf, labelOf } from './textBlocks';
import { LONGEST_LINE } from './typeScale';
import { writtenIn, waysIn } from './ways';

/** How a drawing is tried. */
export interface Setting {
  readonly direction: 'DOWN' | 'RIGHT';
  readonly longestLine: number;
  /** Pixels that a state's own words want beside what it holds, by path. */
  readonly widened: ReadonlyMap<string, number>;
}

/** Around the words of a state, and of a label. */
export const INSET = { x: 14, top: 9, bottom: 10, between: 3 } as const;
export const LABEL_INSET = { x: 7, y: 3 } as const;
const BEGINNING = 10;
/** Between a state's border and what it holds. */
const SIDE = 18;

/** Ids of ELK: a path may be empty, and a state and its beginning share one. */
export const nodeId = (path: string) => `state:${path}`;
export const beginningId = (path: string) => `beginning:${path}`;
const WAY = /^way:(.*) (.*)$/;
export const wayId = (from: string, to: string) => `way:${from} ${to}`;
export const endsOf = (id: string) => {
  const [, from = '', to = ''] = WAY.exec(id) ?? [];
  return { from, to };
};

export interface StateText {
  readonly head: TextBlock;
  readonly body: TextBlock;
}
export const textOf = (state: ChartState, longestLine: number): StateText => ({
  head: headOf(state),
  // Beside the states that it holds, an outer state has room for long lines.
  body: bodyOf(state, writtenIn(state), state.states.length > 0 ? LONGEST_LINE.usual : longestLine),
});
const textHeight = ({ head, body }: StateText) =>
  INSET.top + head.height + (body.height > 0 ? INSET.between + body.height : 0) + INSET.bottom;
export const textWidth = ({ head, body }: StateText) => Math.max(head.width, body.width) + 2 * INSET.x;

const options = (direction: Setting['direction']): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
});

const initialEdge = (path: string, first: string): ElkExtendedEdge => ({
  id: wayId(beginningId(path), first),
  sources: [beginningId(path)],
  targets: [nodeId(first)],
});

function nodeOf(state: ChartState, setting: Setting): ElkNode {
  const { path, initial, states } = state;
  const text = textOf(state, setting.longestLine);
  if (states.length === 0) return { id: nodeId(path), width: textWidth(text), height: textHeight(text) };
  const right = SIDE + (setting.widened.get(path) ?? 0);
  return {
    id: nodeId(path),
    layoutOptions: {
      ...options(setting.direction),
      'elk.padding': `[top=${textHeight(text) + 8},left=${SIDE},bottom=${SIDE},right=${right}]`,
    },
    children: [
      ...(initial === null ? [] : [{ id: beginningId(path), width: BEGINNING, height: BEGINNING }]),
      ...states.map((inner) => nodeOf(inner, setting)),
    ],
    edges: initial === null ? [] : [initialEdge(path, initial)],
  };
}

const edgesOf = (root: ChartState, { longestLine }: Setting): ElkExtendedEdge[] =>
  waysIn(root).map(({ from, to, transitions }) => {
    const { width, height } = labelOf(transitions, longestLine);
    return {
      id: wayId(from, to),
      sources: [nodeId(from)],
      targets: [nodeId(to)],
      labels: [
        {
          text: from,
          width: width + 2 * LABEL_INSET.x,
          height: height + 2 * LABEL_INSET.y,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    };
  });

export const elkGraph = (root: ChartState, setting: Setting): ElkNode => ({
  id: 'drawing',
  layoutOptions: { ...options(setting.direction), 'elk.padding': '[top=1,left=1,bottom=1,right=1]' },
  children: [nodeOf(root, setting)],
  edges: edgesOf(root, setting),
});
