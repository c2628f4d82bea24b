import { expect, test } from 'vitest';
import type { VersionCause } from '../../../contract/versions';
import { thinVersions, type KeptVersion } from '../../../server/versions/thinVersions';

const NOW = new Date('2026-03-05T12:00:30.000Z');
const version = (at: string, cause: VersionCause = 'saved'): KeptVersion => ({
  id: `${cause} ${at}`,
  at: new Date(at),
  cause,
});
const gone = (...versions: KeptVersion[]) => thinVersions(versions, NOW);

test('in the last hour one a minute stays: the newest of it', () => {
  const first = version('2026-03-05T11:58:01.000Z');
  const early = version('2026-03-05T11:59:05.000Z');
  const late = version('2026-03-05T11:59:55.000Z');
  const newest = version('2026-03-05T12:00:30.000Z');
  expect(gone(first, early, late, newest)).toEqual([early.id]);
});

test('the first of a session of work stays for a day beside the newest of its minute and hour', () => {
  const before = version('2026-03-05T06:10:00.000Z');
  const first = version('2026-03-05T08:10:00.000Z');
  const second = version('2026-03-05T08:20:00.000Z');
  const third = version('2026-03-05T08:30:00.000Z');
  expect(gone(before, first, second, third, version('2026-03-05T12:00:00.000Z'))).toEqual([second.id]);
});

test('in the last day one an hour stays, before that one a day', () => {
  const hours = ['09:10', '09:35', '09:59', '10:20'].map((at) => version(`2026-03-05T${at}:00.000Z`));
  const days = ['01:00', '09:00', '23:00'].map((at) => version(`2026-03-03T${at}:00.000Z`));
  expect(gone(...hours, ...days).toSorted()).toEqual([days[0]?.id, days[1]?.id, hours[1]?.id].toSorted());
});

test('what was made, rendered or set aside stays however old, and takes nobody’s place', () => {
  const all = (['made', 'rendered', 'setAside', 'saved'] as const).map((cause) =>
    version('2026-01-01T10:00:00.000Z', cause),
  );
  expect(gone(...all, version('2026-01-01T09:00:00.000Z', 'rendered'))).toEqual([]);
});

test('at most a hundred stay: the oldest of the ordinary ones go first, then the oldest of the others', () => {
  const day = (n: number) => new Date(Date.UTC(2025, 0, n + 1)).toISOString();
  const rendered = Array.from({ length: 60 }, (_, n) => version(day(n), 'rendered'));
  const saved = Array.from({ length: 60 }, (_, n) => version(day(n + 100)));
  expect(gone(...rendered, ...saved)).toEqual(
    saved
      .slice(0, 20)
      .toReversed()
      .map(({ id }) => id),
  );
  const many = Array.from({ length: 105 }, (_, n) => version(day(n), 'rendered'));
  const newest = version('2026-03-05T12:00:00.000Z');
  expect(gone(...many, newest)).toEqual(
    many
      .slice(0, 6)
      .toReversed()
      .map(({ id }) => id),
  );
});

test('the newest stays, whatever it is', () => {
  expect(gone(version('2026-03-05T12:00:00.000Z'))).toEqual([]);
  expect(gone()).toEqual([]);
});
