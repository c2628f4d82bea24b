import { expect, test } from 'vitest';
import { drawings } from '../../../contract/video/drawings';
import { drawingNames, shapeNames } from '../../../contract/video/shapes';
import { shapePaint } from '../../../src/templates/shapes/shapePaint';
import { shapePath } from '../../../src/templates/shapes/shapePaths';

/** The points through which a path goes; for curves, also those that bend them. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/gu)) {
    const numbers = (rest.match(/-?[\d.]+/gu) ?? []).map(Number);
    if (command === 'H') points.push([(x = numbers[0] ?? 0), y]);
    else if (command === 'V') points.push([x, (y = numbers[0] ?? 0)]);
    else {
      const pairs = command === 'A' ? numbers.slice(5) : numbers;
      for (let at = 0; at + 1 < pairs.length; at += 2)
        points.push([(x = pairs[at] ?? 0), (y = pairs[at + 1] ?? 0)]);
    }
  }
  return points;
}

test.each(shapeNames)('[E8] %s stays inside its box, its stroke too, in any proportions', (name) => {
  for (const [width, height] of [
    [300, 300],
    [900, 60],
    [40, 700],
  ] as const) {
    const { d, strokeWidth } = shapePaint({ shape: name, strokeWidth: 20 }, { width, height });
    const half = name === 'line' ? 0 : strokeWidth / 2;
    for (const [x, y] of pointsOf(d)) {
      expect(x).toBeGreaterThanOrEqual(half - 0.01);
      expect(x).toBeLessThanOrEqual(width - half + 0.01);
      expect(y).toBeGreaterThanOrEqual(half - 0.01);
      expect(y).toBeLessThanOrEqual(height - half + 0.01);
    }
  }
});

test.each(shapeNames.filter((name) => name !== 'line'))('%s reaches every edge of its box', (name) => {
  const points = pointsOf(shapePath(name, { width: 200, height: 100, inset: 0 }));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 200]);
  // An arc's ends say nothing of its height.
  if (name !== 'ellipse') expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, 100]);
});

test('an ellipse and a rectangle are what they are called', () => {
  expect(shapePath('ellipse', { width: 200, height: 100, inset: 10 })).toBe(
    'M10 50A90 40 0 1 1 190 50A90 40 0 1 1 10 50Z',
  );
  expect(shapePath('rectangle', { width: 200, height: 100, inset: 5 })).toBe('M5 5L195 5L195 95L5 95Z');
  expect(shapePath('rectangle', { width: 200, height: 100, inset: 0, radius: 20 })).toContain('A20 20 0 0 1');
});

test('a line is its stroke: as thick as it says, never thicker than its box, in its fill until it has a colour', () => {
  const size = { width: 400, height: 40 };
  expect(shapePaint({ shape: 'line', fill: '#f00' }, size)).toMatchObject({
    d: 'M0 20H400',
    fill: 'none',
    stroke: '#f00',
    strokeWidth: 12,
  });
  expect(shapePaint({ shape: 'line', strokeColor: '#00f', strokeWidth: 90 }, size)).toMatchObject({
    stroke: '#00f',
    strokeWidth: 40,
  });
});

test('[E8] every drawing that is offered is kept, and none besides', () => {
  expect(Object.keys(drawings)).toEqual([...drawingNames]);
});

test.each(drawingNames)(
  '[E8] %s is as it was drawn at its own size, by points that can be stretched',
  (name) => {
    const { width, height, path } = drawings[name];
    expect(path).toMatch(/^(M[\d. ]+([LC][\d. ]+)+Z)+$/u);
    expect(shapePath(name, { width, height, inset: 0 })).toBe(path);
  },
);

test('a drawing that is stretched moves its points, and leaves room for its stroke', () => {
  expect(shapePath('drop', { width: 180, height: 90, inset: 10 }).slice(0, 40)).toBe(
    'M90 10C105 21.77 170 38.32 170 55.82C170',
  );
});
