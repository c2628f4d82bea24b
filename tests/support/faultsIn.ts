/** What axe finds in a mounted screen: roles and names. Colours need a browser. */
import axe from 'axe-core';

/** WCAG 2.2, 2.5.3, which axe looks at only where it is asked to: a name has the words that are seen, so that a voice can say them. */
export const ASKED_FOR = { 'label-content-name-mismatch': { enabled: true } } as const;

/** A rule, and an element that breaks it, as often as one does. */
export async function faultsIn(element: Element): Promise<[rule: string, html: string][]> {
  const { violations } = await withEvenLetters(() =>
    axe.run(element, {
      // A film would be waited for, which never loads here.
      preload: false,
      // A selector for each element that is sound is a third of its work.
      resultTypes: ['violations'],
      selectors: false,
      rules: { ...ASKED_FOR, 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }): [string, string] => [id, html]));
}

/** By a canvas, which jsdom has not, axe tells words from an icon font's ligatures: here each letter is as wide as any. */
async function withEvenLetters<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { getContext } = HTMLCanvasElement.prototype;
  const evenLetters = {
    canvas: {},
    measureText: (text: string) => ({ width: 30 * text.length }),
    fillText: () => {},
    clearRect: () => {},
    getImageData: () => ({ data: Uint8ClampedArray.of(0, 0, 0, 255) }),
  };
  HTMLCanvasElement.prototype.getContext = (() => evenLetters) as unknown as typeof getContext;
  try {
    return await ask();
  } finally {
    HTMLCanvasElement.prototype.getContext = getContext;
  }
}
