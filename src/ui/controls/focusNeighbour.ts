/** Where the focus goes when its card is about to leave a list: the next one, else the one before. */
export function focusNeighbour(inside: Element | null): void {
  const cell = inside?.closest('li');
  const neighbour = cell?.nextElementSibling ?? cell?.previousElementSibling;
  neighbour?.querySelector('a')?.focus();
}
