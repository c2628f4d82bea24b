/** The timeline by itself: `?items=1000`, or the sample video. Its pictures are drawn here, so that only the timeline is measured. */
import '@fontsource-variable/inter/index.css';
import '../../../src/ui/theme/global.css';
import { createRoot } from 'react-dom/client';
import type { Editor } from '../../../src/screens/editor/EditorContext';
import { alwaysDark } from '../../../src/ui/theme/theme.css';
import { sampleVideo } from '../../../tests/src/editor-engine/support/sampleVideo';
import { openTimeline, timelineOf } from '../../../tests/support/editor/timelineWorld';
import { manyItems } from './manyItems';

declare global {
  interface Window {
    timelineEditor?: Editor;
    /** ms since the page began: the document is at hand, and nothing of the timeline is there. */
    startedAt?: number;
  }
}
/** As the frames of clips are: small files that are decoded once. */
function picture(hue: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 100;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const sky = context.createLinearGradient(0, 0, 200, 100);
  sky.addColorStop(0, `hsl(${hue} 45% 35%)`);
  sky.addColorStop(1, `hsl(${hue + 50} 60% 62%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, 200, 100);
  return canvas.toDataURL('image/jpeg', 0.8);
}
const pictures = Array.from({ length: 24 }, (_, n) => picture(n * 15));
const observed = <T,>(value: T) => ({ get: () => value, subscribe: () => () => {} });
const strips = new Map<string, ReturnType<typeof observed<readonly string[]>>>();
const peaks = observed(
  Float32Array.from({ length: 30_000 }, (_, n) => Math.abs(Math.sin(n / 9) * Math.sin(n / 70))),
);

const media: Editor['media'] = {
  filmstrip(src, _, { count }) {
    const key = `${src} ${count}`;
    const hue = [...src].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0);
    const known =
      strips.get(key) ??
      observed(Array.from({ length: count }, (__, n) => pictures[(hue + n) % pictures.length] ?? ''));
    strips.set(key, known);
    return known;
  },
  waveform: () => peaks,
  resource: (src) => observed(src),
};

const items = Number(new URLSearchParams(location.search).get('items') ?? 0);
const videoData = items > 0 ? manyItems(items) : sampleVideo();
window.startedAt = performance.now();
const editor = openTimeline(videoData, { media });
window.timelineEditor = editor;
const root = document.getElementById('root');
if (root) {
  root.className = alwaysDark;
  createRoot(root).render(timelineOf(editor));
}
