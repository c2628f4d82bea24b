/** What is known of the user's own pictures and clips, as a template is told of them. */
import { signMedia, type OwnMedia } from '../../contract/routes/media.routes';
import type { MediaFacts } from '../../contract/video/templateProps';
import type { Call } from './http';

const factsOf = ({
  width,
  height,
  duration_ms,
  backdrop_url,
  ground,
  crop,
  focus,
}: OwnMedia): MediaFacts => ({
  width,
  height,
  duration_seconds: duration_ms === null ? null : duration_ms / 1000,
  backdrop_url,
  ...(ground !== null && { ground }),
  ...(crop !== null && { crop }),
  ...(focus !== null && { focus }),
});

export const createMediaFactsService = (call: Call) => ({
  /** By address; what is not the user's own is left out. */
  async fetchFacts(
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, MediaFacts>>> {
    const { media } = await call(signMedia, { body: { addresses: [...addresses] }, signal });
    return Object.fromEntries(media.map((own) => [own.address, factsOf(own)]));
  },
});
