/** What is in a box, in time that grows no faster than the box. */
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';

/** Cheerio's own `find` compares every child of a box with every other one. */
export const within = (box: Element, selector: string): Element[] =>
  selectAll<AnyNode, Element>(selector, box);

/** The text of a box up to about so many characters: of a longer one nobody needs the rest. */
export function textUpTo(most: number, box: AnyNode): string {
  let text = '';
  const open: AnyNode[] = [box];
  for (let node = open.pop(); node && text.length <= most; node = open.pop()) {
    if (node.type === 'text') text += node.data;
    else if ('children' in node)
      for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at] as AnyNode);
  }
  return text;
}

export const BUTTONS = 'button, input[type=submit], [role=button]';
export const CONTROLS = `a, ${BUTTONS}`;

/** Where a line begins and ends: of them a paragraph, a list or a table is made. */
export const BLOCK = /^(?:p|div|ul|ol|li|dl|dd|dt|table|tr|td|section|article|h\d|blockquote|details)$/;

export const parentOf = (element: Element) => element.parentNode as Element | null;

/** Boxes alike have one element and one class. */
export const kindOf = ({ name, attribs }: Element) => `${name}.${attribs['class'] ?? ''}`;
