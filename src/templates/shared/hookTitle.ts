/** The first few words of a product's title: what a card can say at a glance. */
const CHARACTERS = 42;
const SHORTEST = 3;

/** Shops write titles as lists: what comes before the first separator is the name. Empty when nothing fits. */
export function hookTitle(title: string): string {
  const name = title.split(/\s*[|,;:()[\]•·]\s*|\s+[-–—]\s+/u).find((part) => part.trim().length >= SHORTEST);
  const words = (name ?? '').trim().split(/\s+/u);
  let short = '';
  for (const word of words) {
    const longer = short ? `${short} ${word}` : word;
    if ([...longer].length > CHARACTERS) break;
    short = longer;
  }
  return short.replace(/\s+(?:and|or|with|for|the|a|an|of|in|to|&)$/iu, '');
}
