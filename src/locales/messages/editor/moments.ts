/** Words for moments of the video in which something is missing, and for what fills them. */
import { inLanguage } from '../../inLanguage';

export const editorMomentsMessages = inLanguage('editor/moments', {
  label: 'What is missing',
  lacks: {
    picture: (seconds: number, clock: string) => `${seconds.toFixed(1)} s without a picture at ${clock}`,
    caption: (seconds: number, clock: string) =>
      `${seconds.toFixed(1)} s of voice without a caption at ${clock}`,
  },
  more: (count: number) => `and ${count} more`,
  mend: {
    extend: (what: string) => `Extend ${what}`,
    show: 'Turn it back on',
    close: 'Close the gap',
    several: 'Fix all',
    undo: 'Undo',
  },
  mended: 'Fixed',
  notMended: 'There’s nothing to fill it with.',
  dismiss: 'Dismiss',
});
