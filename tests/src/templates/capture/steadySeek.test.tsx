import { expect, onTestFinished, test, vi } from 'vitest';
import type { PaintTarget } from '../../../../src/templates/capture/paintTarget';
import { createSteadySeek } from '../../../../src/templates/capture/steadySeek';
import { lendFonts } from '../../../support/lendFonts';

test('[RD1] a clip that is decoded while the film is recorded is placed in its own size and recorded twice more', async () => {
  vi.stubGlobal('remotion_setFrame', () => {});
  vi.stubGlobal('remotion_renderReady', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(lendFonts({ status: 'loaded' }));
  const film = document.createElement('div');
  const canvas = film.appendChild(document.createElement('canvas'));
  const placed: string[] = [];
  const recorded = async () => {
    placed.push(`${canvas.style.width} ${canvas.style.height}`);
    // From here on it shows the clip.
    Object.assign(canvas, { width: 160, height: 120 });
  };
  const target: PaintTarget = { canvas: document.createElement('canvas'), film, recorded, paint() {} };
  const seek = createSteadySeek(target, async () => {});
  await seek(30);
  // The first record in another size may still show the one before.
  expect(placed).toEqual(['300px 150px', '160px 120px', '160px 120px']);
  // As it stands: one record is enough.
  await seek(31);
  expect(placed).toHaveLength(4);
});
