/** How large what a finger presses is: not as it is drawn, but as it is hit. */
import { expect, type Locator } from '@playwright/test';

/** px, as WCAG 2.2 has it (2.5.5). */
const FINGER = 44;

const CONTROLS = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary', 'label:has(input)'],
  ...['slider', 'switch', 'tab', 'radio', 'checkbox', 'menuitem', 'option', 'gridcell'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

/**
 * Looks at everything that is pressed on what is shown, where it is too small for a finger. A word within a text is
 * as high as its line, and what stands on the timeline as wide as it is long: of that, only the rest is measured.
 */
export async function expectLargeTargets(part: Locator, screen: string): Promise<void> {
  expect(await smallTargets(part), `${screen}: smaller than a fingertip`).toEqual([]);
}

/** `role name: width × height`, px. */
export const smallTargets = (part: Locator): Promise<string[]> =>
  part.evaluate(
    (within, { controls, finger }) => {
      const nameOf = (one: Element) =>
        `${one.getAttribute('role') ?? one.localName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}`;
      const isInText = (one: Element) => {
        const text = one.closest('p')?.textContent.trim();
        return text !== undefined && text !== one.textContent.trim();
      };
      /** A box that lies unseen beneath its words is pressed there. */
      const placesOf = (one: Element) =>
        one instanceof HTMLInputElement ? [one, ...(one.labels ?? [])] : [one];
      /** Whether a press there is one of it, and none of another control. */
      const isHit = (places: readonly Element[], x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        const control = top?.closest(controls);
        return places.some(
          (place) =>
            place.contains(top) && (place === control || control?.contains(place) || place.matches('label')),
        );
      };
      const reach = (
        places: readonly Element[],
        [x, y]: readonly number[],
        [across, down]: readonly number[],
      ) => {
        let px = 0;
        while (px < finger && isHit(places, x! + across! * (px + 1), y! + down! * (px + 1))) px += 1;
        return px;
      };
      const middleOf = (place: Element) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        return [
          (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
          (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
        ] as const;
      };
      const areaOf = (place: Element) => {
        const { width, height } = place.getBoundingClientRect();
        return width * height;
      };
      const measured = (one: Element) => {
        const places = placesOf(one);
        const place = places.toSorted((a, b) => areaOf(b) - areaOf(a))[0]!;
        place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const middle = middleOf(place);
        // What lies under a dialog or a sheet is not pressed now.
        if (!isHit(places, ...middle)) return null;
        const [left, right, up, down] = [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ].map((way) => reach(places, middle, way)) as [number, number, number, number];
        return { width: left + right + 1, height: up + down + 1 };
      };
      const isSmall = (one: Element, { width, height }: { width: number; height: number }) =>
        height < finger || (width < finger && !one.matches('[role=gridcell]'));
      return [...within.querySelectorAll(controls)]
        .filter(
          (one) =>
            one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !isInText(one),
        )
        .flatMap((one) => {
          const size = measured(one);
          return size && isSmall(one, size) ? [`${nameOf(one)}: ${size.width} × ${size.height}`] : [];
        });
    },
    { controls: CONTROLS, finger: FINGER },
  );
