/** Brings every chosen picture and clip in; a few may be lost on the way, as long as enough remain. [W7] */
import { refusalSentences } from '../../../contract/refusalSentences';
import { MEDIA_COUNT } from '../../../contract/limits';
import { Problem, Unprocessable } from '../../http/problems';
import { mediaRef } from '../../media/mediaAddresses';
import { mediaFacts } from '../../media/mediaFacts';
import type { StoredMedia } from '../../media/mediaLibrary';
import { isVideoSiteLink } from '../../../contract/video/videoSharing';
import { defineStep, type StepContext } from '../step';

/** One clip: a minute to fetch, ten to draw anew. */
const LIMIT_MS = 900_000;

export const media = defineStep({
  name: 'media',
  limitMs: LIMIT_MS,
  async run(context) {
    const { images, videos } = context.job.request;
    const addresses = [...new Set([...images, ...videos])].filter((address) => !isVideoSiteLink(address));
    const found: StoredMedia[] = [];
    const lost: Lost[] = [];
    for (const [index, address] of addresses.entries()) {
      await bringIn(context, address).then(
        (stored) => found.push(stored),
        (error: unknown) => {
          context.signal.throwIfAborted();
          if (!(error instanceof Problem)) throw error;
          lost.push({ name: nameOf(address), problem: error });
        },
      );
      context.report((index + 1) / addresses.length);
    }
    if (found.length < MEDIA_COUNT.min) throw tooFew(found.length, lost);
    return {
      images: refsOf(found, 'image'),
      videos: refsOf(found, 'video'),
      facts: Object.fromEntries(found.map((stored) => [mediaRef(stored.key), mediaFacts(stored)])),
    };
  },
});

async function bringIn({ job, ports, signal }: StepContext, address: string): Promise<StoredMedia> {
  if (!address.startsWith(mediaRef('')))
    return ports.library.bringIn(job.userId, address, { signal, isLetIn: true });
  const stored = await ports.library.find(job.userId, address.slice(mediaRef('').length));
  if (!stored) throw new Unprocessable('unknown_media', refusalSentences.unknown_media);
  return stored;
}

const refsOf = (found: readonly StoredMedia[], kind: StoredMedia['kind']) => [
  ...new Set(found.filter((stored) => stored.kind === kind).map(({ key }) => mediaRef(key))),
];

const nameOf = (address: string) => address.split(/[?#]/)[0]?.split('/').pop() || address;

interface Lost {
  readonly name: string;
  readonly problem: Problem;
}
const tooFew = (count: number, lost: readonly Lost[]) =>
  new Unprocessable(
    'too_few_media',
    refusalSentences.too_few_media({
      count,
      min: MEDIA_COUNT.min,
      lost: lost.map(({ name, problem }) => `${name}: ${problem.detail}`).join(' '),
    }),
    undefined,
    {
      count,
      min: MEDIA_COUNT.min,
      lost: lost.map(({ name, problem }) => ({ name, refusal: problem.refusal })),
    },
  );
