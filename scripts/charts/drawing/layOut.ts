/** Gives everything of a chart its place. The same chart always gets the same places. */
import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { withInner, type ChartState } from '../chart';
import type { Area, Drawing, DrawnState, DrawnWay } from './drawing';
import { beginningId, elkGraph, endsOf, nodeId, textOf, textWidth, type Setting } from './elkGraph';
import { labelOf } from './textBlocks';
import { LONGEST_LINE } from './typeScale';
import { waysIn } from './ways';

const elk = new ElkConstructor();
/** What a page shows without scrolling sideways. */
const PAGE_WIDTH = 1000;

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({ x, y, width, height });
const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)];
const allEdges = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(allEdges),
];
type Places = (id: string) => Area;

function statesOf(root: ChartState, { longestLine }: Setting, placeOf: Places): DrawnState[] {
  const all = withInner(root);
  const regions = new Set(all.filter(({ kind }) => kind === 'parallel').flatMap(({ states }) => states));
  return all.map((state) => ({
    ...placeOf(nodeId(state.path)),
    path: state.path,
    kind: state.kind,
    depth: state.path === '' ? 0 : state.path.split('.').length,
    isRegion: regions.has(state),
    ...textOf(state, longestLine),
  }));
}

function waysOf(root: ChartState, { longestLine }: Setting, edges: readonly ElkExtendedEdge[]): DrawnWay[] {
  const texts = new Map(
    waysIn(root).map(({ from, to, transitions }) => [`${from} ${to}`, labelOf(transitions, longestLine)]),
  );
  return edges.map(({ id, sections = [], labels = [] }) => {
    const { from, to } = endsOf(id);
    const text = texts.get(`${from} ${to}`);
    return {
      from,
      to,
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]),
      labels: text ? labels.map((label) => ({ ...areaOf(label), text })) : [],
    };
  });
}

async function layOutAs(setting: Setting, root: ChartState): Promise<Drawing> {
  const laidOut = await elk.layout(elkGraph(root, setting));
  const nodes = new Map(allNodes(laidOut).map((node) => [node.id, node]));
  const placeOf: Places = (id) => areaOf(nodes.get(id) ?? {});
  const { width, height } = areaOf(laidOut);
  return {
    width,
    height,
    states: statesOf(root, setting, placeOf),
    ways: waysOf(root, setting, allEdges(laidOut)),
    beginnings: withInner(root)
      .filter(({ initial }) => initial !== null)
      .map(({ path }) => placeOf(beginningId(path))),
  };
}

/** ELK does not ask how much room the words of an outer state want: what is missing is given beside its states. */
const missing = ({ states }: Drawing) =>
  new Map(
    states.map((state) => [state.path, textWidth(state) - state.width] as const).filter(([, px]) => px > 0),
  );

async function attempt(direction: Setting['direction'], longestLine: number, root: ChartState) {
  const setting = { direction, longestLine, widened: new Map() };
  const drawing = await layOutAs(setting, root);
  const widened = missing(drawing);
  return widened.size === 0 ? drawing : layOutAs({ ...setting, widened }, root);
}

const smallest = (drawings: readonly Drawing[], size: (drawing: Drawing) => number) =>
  drawings.reduce((one, other) => (size(other) < size(one) ? other : one));

/** The smallest drawing that fits a page; where none does, the narrowest. */
export async function layOut(root: ChartState): Promise<Drawing> {
  const tried: Drawing[] = [];
  for (const longestLine of [LONGEST_LINE.usual, LONGEST_LINE.narrow]) {
    tried.push(await attempt('DOWN', longestLine, root), await attempt('RIGHT', longestLine, root));
    const fitting = tried.filter(({ width }) => width <= PAGE_WIDTH);
    if (fitting.length > 0) return smallest(fitting, ({ width, height }) => width * height);
  }
  return smallest(tried, ({ width }) => width);
}
