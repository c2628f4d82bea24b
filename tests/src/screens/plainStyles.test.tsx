/** What screens' tests are told of styles is what jsdom says. */
import { expect, test } from 'vitest';
import { plainStyles } from '../../support/plainStyles';

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

/** A page of its own: the test's window is shared with other files, which leave sheets on it. */
function inFrame(prepare: (window: Window & typeof globalThis) => void) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const window = frame.contentWindow as Window & typeof globalThis;
  prepare(window);
  const answers = told(window);
  frame.remove();
  return answers;
}

test('what is hidden, seen and pressed in a test is what jsdom finds by its whole style sheet', () => {
  expect(inFrame(plainStyles)).toEqual(inFrame(() => {}));
});
