/** The drawings of docs/charts, each a chunk that is loaded when it is looked at. */

const drawings = import.meta.glob<string>('../../../docs/charts/*.svg', { query: '?raw', import: 'default' });

export async function loadDrawing({ chart }: { chart: string }): Promise<{ chart: string; svg: string }> {
  const load = drawings[`../../../docs/charts/${chart}.svg`];
  if (!load) throw new Error(`"${chart}" is not drawn yet: npm run charts`);
  return { chart, svg: await load() };
}
