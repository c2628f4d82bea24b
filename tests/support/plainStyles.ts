/** Computed styles of a page whose sheets say little: jsdom matches its own sheet anew for each element that is asked. */

type Window = typeof globalThis.window;
type Told = (element: Element) => string;

/** Empty where it says nothing. The style of an element is an object that jsdom first has to make: most have none. */
const ownValue = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

const inherited =
  (property: string, initial: string): Told =>
  (element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = ownValue(at, property);
      if (own && own !== 'inherit') return own;
    }
    return initial;
  };

/** What only an element's own style and its kind decide: axe asks it of every element. */
const NOT_INHERITED = [
  ...['display', 'content-visibility', 'overflow', 'opacity', 'position'],
  ...['width', 'height', 'clip', 'clip-path'],
];
/** All that a browser's own sheet looks at where it says how something is laid out. */
const TELLING = ['hidden', 'open', 'popover', 'type'];
const kindOf = (element: Element) =>
  JSON.stringify([element.localName, ...TELLING.map((name) => element.getAttribute(name))]);

/** A layer's own sheet sets a property or two; a rule with conditions may set any. */
const setBySheets = (document: Document): readonly string[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => ('style' in rule ? [...(rule as CSSStyleRule).style] : ['all'])),
  );

/** Files of a worker may share a window. */
const plain = new WeakSet<Window>();

/** Answers what axe, accessible names, roles and clicks ask for; all else, and what a sheet sets, as jsdom does. */
export function plainStyles(window: Window): void {
  if (plain.has(window)) return;
  plain.add(window);
  const whole = window.getComputedStyle.bind(window);
  const ofKinds = new Map<string, Map<string, string>>();
  const byKind =
    (property: string): Told =>
    (element) => {
      const own = ownValue(element, property);
      if (own) return own;
      const kind = kindOf(element);
      const ofKind = ofKinds.get(kind) ?? new Map<string, string>();
      ofKinds.set(kind, ofKind);
      if (!ofKind.has(property)) {
        const matched = whole(element);
        // Matched once for all of them, unless the element says some of them itself.
        for (const one of element.hasAttribute('style') ? [property] : NOT_INHERITED)
          ofKind.set(one, matched.getPropertyValue(one));
      }
      return ofKind.get(property) ?? '';
    };
  const told: Readonly<Record<string, Told>> = {
    ...Object.fromEntries(NOT_INHERITED.map((property) => [property, byKind(property)])),
    visibility: inherited('visibility', 'visible'),
    'pointer-events': inherited('pointer-events', 'auto'),
    direction: inherited('direction', 'ltr'),
    content: () => '',
  };
  window.getComputedStyle = (element, part) => {
    const set = setBySheets(window.document);
    const isPlain = (property: string) => !set.some((one) => one === 'all' || one.startsWith(property));
    if (set.includes('all') || (part && set.length > 0)) return whole(element, part);
    const ask = (property: string) =>
      (isPlain(property) ? told[property]?.(element) : undefined) ??
      whole(element).getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return ask;
        if (name === 'pointerEvents') return ask('pointer-events');
        if (typeof name === 'string' && told[name]) return ask(name);
        const style = whole(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}
