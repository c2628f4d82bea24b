/** The address of an `<img>` in its largest size, wherever the page keeps it. */
import type { Cheerio } from 'cheerio';
import type { Element } from 'domhandler';

export function largestOf(image: Cheerio<Element>): string | undefined {
  const set = image.attr('srcset') ?? image.attr('data-srcset');
  return (
    (set && largestInSet(set)) ||
    image.attr('data-zoom-image') ||
    image.attr('data-src') ||
    image.attr('data-original') ||
    image.attr('src')
  );
}

function largestInSet(set: string): string | undefined {
  const candidates = set.split(/,\s+/).flatMap((entry) => {
    const [, address, size] = /^(\S+)(?:\s+([\d.]+)[wx])?$/.exec(entry.trim()) ?? [];
    return address ? [{ address, size: Number(size ?? 1) }] : [];
  });
  return candidates.sort((a, b) => b.size - a.size)[0]?.address;
}
