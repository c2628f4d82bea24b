/** Reads `content/pictures`: every picture that we have, each with the nouns that mean it and nothing else. */
import { z } from 'zod';
import { readEach, throwFaults, type ContentFault } from '../../../content/contentError';
import { contentUnder } from '../../../content/contentFiles';
import { noSuchPicture } from '../../../content/pictureNames';
import { readYaml } from '../../../content/readYaml';

export interface PictureNouns {
  /** All that may be shown: the closed list for whoever gives hints. */
  readonly pictures: ReadonlySet<string>;
  /** By the noun in lower case. */
  readonly byNoun: ReadonlyMap<string, Noun>;
  /** So many words has the longest noun. */
  readonly longest: number;
}
export interface Noun {
  readonly picture: string;
  /** Written with a capital letter also within a sentence. */
  readonly isName: boolean;
}

const FOLDER = 'pictures';
const fieldSchema = z.record(z.string(), z.array(z.string().trim().min(1)));

/**
 * Throws a `ContentError` for a picture that is not drawn, and for a noun or a picture that stands twice.
 *
 * @param drawn what is in `assets/pictures`; null where it is about to be drawn
 */
export function readPictureNouns(contentDir: string, drawn: ReadonlySet<string> | null): PictureNouns {
  const files = readEach(contentUnder(contentDir, FOLDER, '.yaml'), (file) => readYaml(file, fieldSchema));
  const pictures = new Set<string>();
  const byNoun = new Map<string, Noun>();
  const faults: ContentFault[] = [];
  for (const { value, faultAt } of files)
    for (const [picture, nouns] of Object.entries(value)) {
      if (pictures.has(picture))
        faults.push(faultAt([picture], `"${picture}" stands in another file, too: keep it in one of them.`));
      if (drawn && !drawn.has(picture)) faults.push(faultAt([picture], noSuchPicture(picture, drawn)));
      pictures.add(picture);
      for (const [index, noun] of nouns.entries()) {
        const known = byNoun.get(noun.toLowerCase());
        if (known)
          faults.push(
            faultAt(
              [picture, index],
              `"${noun}" stands under "${known.picture}", too: keep it under one picture.`,
            ),
          );
        byNoun.set(noun.toLowerCase(), { picture, isName: /\p{Lu}/u.test(noun) });
      }
    }
  throwFaults(faults);
  return {
    pictures,
    byNoun,
    longest: Math.max(1, ...[...byNoun.keys()].map((noun) => noun.split(' ').length)),
  };
}
