/** Looks for photographs and footage of what is spoken of, and brings in what fits; what fails is left to the cards. */
import type { MediaCredit } from '../../../contract/credit';
import type { MediaFacts } from '../../../contract/video/templateProps';
import { Problem } from '../../http/problems';
import { mediaRef } from '../../media/mediaAddresses';
import { mediaFacts } from '../../media/mediaFacts';
import type { StoredMedia } from '../../media/mediaLibrary';
import type { Found } from '../../pictures/found/pictureSource';
import type { Illustrated, Illustration } from '../../pictures/pictures';
import type { StepContext } from '../step';
import { picturesFor } from './picturesFor';

export interface FoundMedia {
  readonly kind: 'image' | 'video';
  /** In stored form. */
  readonly ref: string;
  readonly facts: MediaFacts;
  readonly credit: MediaCredit;
}

/** How many of one search are tried, and how long a job may look. */
const TRIES = 3;
const LOOKING_MS = 120_000;

/** What was found, by what it is for; each file once a video. */
export async function findMedia(
  { job, ports, signal }: Pick<StepContext, 'job' | 'ports' | 'signal'>,
  illustrations: readonly Illustration[],
  { topic, parts }: Illustrated,
): Promise<ReadonlyMap<Illustration, FoundMedia>> {
  const enough = AbortSignal.timeout(LOOKING_MS);
  const either = AbortSignal.any([signal, enough]);
  const used = new Set<string>();
  const media = new Map<Illustration, FoundMedia>();

  const { article } = job.request;
  const articles = article ? await ports.pictures.ofArticle(article, either) : [];
  const own = picturesFor(illustrations, parts, articles);

  async function tryOut(illustration: Illustration): Promise<FoundMedia | null> {
    const mine = own.get(illustration);
    const brought = mine && (await tryThese([mine], illustration));
    if (brought) return brought;
    return tryThese(
      await ports.pictures.find({ subject: illustration.subject, topic }, either),
      illustration,
    );
  }
  async function tryThese(found: readonly Found[], illustration: Illustration): Promise<FoundMedia | null> {
    const fresh = found.filter(({ address }) => !used.has(address)).slice(0, TRIES);
    for (const candidate of fresh) {
      used.add(candidate.address);
      const stored = await bringIn(candidate);
      // Of a sound there is nothing to show; none is brought in from an address.
      if (stored && stored.kind !== 'audio' && lasts(stored, illustration))
        return { kind: stored.kind, ...foundMedia(candidate, stored) };
    }
    return null;
  }
  /** Null when the file cannot be had, or is not what it should be. */
  const bringIn = ({ address }: Found): Promise<StoredMedia | null> =>
    ports.library.bringIn(job.userId, address, { signal: either, isLetIn: true }).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });

  for (const illustration of illustrations) {
    try {
      const one = await tryOut(illustration);
      if (one) media.set(illustration, one);
    } catch (error) {
      signal.throwIfAborted();
      if (enough.aborted) break;
      throw error;
    }
  }
  return media;
}

/** A clip that ends before its sentence would stand still. */
const lasts = ({ durationMs }: StoredMedia, { start, end }: Illustration) =>
  durationMs === null || durationMs >= (end - start) * 1000;

const foundMedia = ({ credit }: Found, stored: StoredMedia): Omit<FoundMedia, 'kind'> => {
  const ref = mediaRef(stored.key);
  return { ref, facts: mediaFacts(stored), credit: { ...credit, media: ref } };
};
