import { expect, test } from 'vitest';
import { freeBytes, memoryStatFiles } from '../../../../server/writing/llama/freeMemory';

test('what a container keeps of files that nobody reads is free, up to what the machine has', () => {
  const second = 'anon 900\nfile 700\ninactive_anon 5\ninactive_file 600\nactive_file 100\n';
  const first = 'inactive_file 1\nhierarchical_memory_limit 4000\ntotal_inactive_file 300\n';
  const free = (statistics: string, machineFree = 9_000) =>
    freeBytes({ available: 1_000, machineFree, statistics });
  expect([free(second), free(first), free(''), free(second, 1_200)]).toEqual([1_600, 1_300, 1_000, 1_200]);
});

test('the figures are those of the group whose limit counts', () => {
  expect(memoryStatFiles('0::/system.slice/reels.service\n')).toEqual([
    '/sys/fs/cgroup/system.slice/reels.service/memory.stat',
    '/sys/fs/cgroup/memory.stat',
  ]);
  expect(memoryStatFiles('0::/\n')).toEqual(['/sys/fs/cgroup/memory.stat']);
  expect(memoryStatFiles('5:devices:/\n4:memory:/docker/1f\n0::/\n')).toEqual([
    '/sys/fs/cgroup/memory/docker/1f/memory.stat',
    '/sys/fs/cgroup/memory/memory.stat',
  ]);
  expect(memoryStatFiles('')).toEqual([]);
});
