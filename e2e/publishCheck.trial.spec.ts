import { signUp, test, expect } from './support/test';
import { callApi, makeProject, openEditor } from './support/projects';

interface Job {
  readonly output: {
    readonly remote_dir: string;
    readonly project_ids: readonly string[];
    readonly layouts: readonly { readonly template: string; readonly layout_file: string }[];
  };
}
/** ms: with its pixels and peaks, in a worker, on a machine that does nothing else. */
const SOON_MS = 5000;

test('[PC1] a video that the product made has nothing to mend, in any of its six styles, pixels and sounds included', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signUp(page, 'publish-check@example.com');
  const projectId = await makeProject(page);
  const [listed] = await callApi<{ id: string }[]>(page, 'GET', '/generate/jobs');
  const { output } = await callApi<Job>(page, 'GET', `/jobs/${listed?.id}`);
  expect(output.layouts).toHaveLength(6);
  for (const { template, layout_file } of output.layouts) {
    const layout = await page.evaluate(
      async (address) => (await (await fetch(address)).json()) as unknown,
      output.remote_dir + layout_file,
    );
    await callApi(page, 'PUT', `/project/${projectId}/layout`, layout);
    await openEditor(page, projectId);
    const begun = Date.now();
    await page.getByRole('button', { name: 'Check before publishing' }).click();
    const sheet = page.getByRole('dialog', { name: 'Before you publish' });
    await expect(sheet.getByRole('status', { name: 'Checking the video…' })).toHaveCount(0);
    await expect(sheet, template).toContainText('Nothing to fix. The video is ready to publish.');
    const tookMs = Date.now() - begun;
    expect(tookMs).toBeLessThan(SOON_MS);
    await page.keyboard.press('Escape');
  }
});
