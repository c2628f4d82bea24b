/** What screens' tests are told of styles is what jsdom says. */
import { expect, test } from 'vitest';

const PAGE = `
  <input type="hidden"><input><input type="radio"><p hidden>a</p><p>b</p><dialog>c</dialog><dialog open>d</dialog>
  <details><summary>e</summary></details><div style="display: none"><b>f</b></div><template>g</template>
  <div style="visibility: hidden; pointer-events: none"><i>h</i><i style="visibility: visible">i</i></div>`;
const ASKED = ['display', 'visibility', 'pointer-events', 'color'];

const told = (window: Window & Pick<typeof globalThis, 'getComputedStyle'>) => {
  window.document.body.innerHTML = PAGE;
  return [...window.document.body.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    return [element.outerHTML, ...ASKED.map((property) => style.getPropertyValue(property))];
  });
};

test('what is hidden, seen and pressed in a test is what jsdom finds by its whole style sheet', () => {
  const quick = told(window);
  const frame = document.body.appendChild(document.createElement('iframe'));
  const whole = told(frame.contentWindow as typeof globalThis.window);
  frame.remove();
  expect(quick).toEqual(whole);
});
