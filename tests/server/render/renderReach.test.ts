import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import { findComposition } from '../../../server/render/remotion/bundleComposition';
import { serveLoopbackFiles } from '../../../server/render/browser/loopbackFiles';
import { createRemotionDraw } from '../../../server/render/remotion/remotionDraw';
import { planRender } from '../../../server/render/renderPlan';
import { arrange } from '../../../src/templates/arrangements';
import { testBrowser } from './support/testBrowser';
import { few } from '../../support/form';

/** A layout that got past the plan, as if the plan had a hole. */
function documentNaming(src: string) {
  const props = templatePropsSchema.parse({
    template: 'default',
    project_id: 'p',
    images: ['media:u/1/media/a.jpg'],
    videos: [],
    captions: [],
    voiceover_duration: 1.5,
    background_music_url: null,
    remote_dir: 'media:u/1/jobs/1/',
  });
  const plan = planRender(arrange(props));
  return { plan, videoData: arrange({ ...props, images: [src] }) };
}

test('the renderer’s browser reaches no other port of this machine and no other address', async () => {
  const asked: string[] = [];
  const inside = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as AddressInfo;
  const folder = await mkdtemp(path.join(tmpdir(), 'reach-'));
  const scratch = { folder, systemTmp: folder, release() {} };
  const files = await serveLoopbackFiles(await findComposition());
  const draw = createRemotionDraw({ browser: await testBrowser(), version: '1', files, scratch });
  try {
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::ffff:127.0.0.1]:${port}`, '169.254.169.254'];
    for (const host of few(hosts, (_, place) => place === 0))
      await expect(
        draw.still({ ...documentNaming(`http://${host}/secret.jpg`), frame: 0 }),
      ).rejects.toThrow();
    expect(asked).toEqual([]);
    // The trap is open: whoever may reach it, does.
    await fetch(`http://127.0.0.1:${port}/open`);
    expect(asked).toEqual(['/open']);
  } finally {
    await draw.close();
    await files.close();
    inside.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
