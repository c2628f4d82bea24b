/** Which picture of an article belongs to what is said: the one whose caption shares its words, then the others in their order. */
import type { ArticlePicture } from '../../pictures/found/pictureSource';
import type { Illustration, SpokenPart } from '../../pictures/pictures';
import { meaningOf, sharedBy } from '../../text/meaning';

/** Each picture once. */
export function picturesFor(
  illustrations: readonly Illustration[],
  parts: readonly SpokenPart[],
  pictures: readonly ArticlePicture[],
): ReadonlyMap<Illustration, ArticlePicture> {
  const shown = pictures.map(({ caption, credit, heading }) => ({
    caption: meaningOf(`${caption} ${credit.title}`),
    heading: meaningOf(heading),
  }));
  const pairs = illustrations.flatMap((illustration, at) => {
    const part = parts.find(({ start, end }) => start <= illustration.start && illustration.start < end);
    const said = meaningOf(part?.sentences.join(' ') ?? '');
    return pictures.map((picture, index) => {
      const { caption, heading } = shown[index] ?? { caption: said, heading: said };
      return {
        illustration,
        picture,
        at,
        index,
        likeness: 2 * sharedBy(said, caption) + sharedBy(said, heading),
      };
    });
  });
  const chosen = new Map<Illustration, ArticlePicture>();
  const used = new Set<ArticlePicture>();
  const inTurn = pairs.toSorted((a, b) => b.likeness - a.likeness || a.at - b.at || a.index - b.index);
  for (const { illustration, picture } of inTurn) {
    if (chosen.has(illustration) || used.has(picture)) continue;
    chosen.set(illustration, picture);
    used.add(picture);
  }
  return chosen;
}
