/** Gives every sentence that is spoken its picture: found where somebody has one, drawn for each template always. */
import type { MediaCredit } from '../../../contract/credit';
import type { MediaFacts } from '../../../contract/video/templateProps';
import { templateNameSchema, type TemplateName } from '../../../contract/video/templateName';
import { drawBackdrop } from '../../media/drawBackdrop';
import { mediaRef } from '../../media/mediaAddresses';
import type { Illustration } from '../../pictures/pictures';
import { jobPrefix } from '../../storage/storage';
import { findMedia, type FoundMedia } from '../media/findMedia';
import { pictureBackdropFile, pictureFile } from '../jobFiles';
import { spokenParts } from '../spokenParts';
import { takesPhotographs } from '../checks/takesPhotographs';
import { defineStep, type ShownPictures, type StepContext, type TimedMedia } from '../step';

/** One picture of one template. */
interface Shown {
  readonly kind: 'image' | 'video';
  readonly timed: TimedMedia;
}

/** Two minutes of looking, then a card at a time. */
const LIMIT_MS = 300_000;

export const pictures = defineStep({
  name: 'pictures',
  limitMs: LIMIT_MS,
  async run(context) {
    const { job, ports, signal, resultOf, report } = context;
    const topic = job.request.description;
    // Cards show words of the script: a sound of thinking can be cut out of a voice, and not out of a picture.
    const parts = spokenParts(resultOf('voice-over').words.filter(({ isBeside }) => !isBeside));
    const illustrations = ports.pictures.illustrate({ topic, parts });
    const found = await findMedia(context, illustrations, { topic, parts });
    const shown = new Map(templateNameSchema.options.map((template) => [template, [] as Shown[]]));
    const facts: Record<string, MediaFacts> = {};
    const credits: MediaCredit[] = [];
    for (const [index, illustration] of illustrations.entries()) {
      signal.throwIfAborted();
      const photograph = found.get(illustration);
      if (photograph) credits.push(photograph.credit);
      const mediaFor = (template: TemplateName) =>
        photograph && takesPhotographs(template)
          ? photograph
          : keep(context, illustration, template, index + 1);
      await Promise.all(
        [...shown].map(async ([template, pictures]) => {
          const media = await mediaFor(template);
          facts[media.ref] = media.facts;
          pictures.push({ kind: media.kind, timed: [[illustration.start, illustration.end], media.ref] });
        }),
      );
      report((index + 1) / illustrations.length);
    }
    return { shown: shownBy(shown), facts, credits };
  },
});

const shownBy = (shown: ReadonlyMap<TemplateName, readonly Shown[]>) =>
  Object.fromEntries([...shown].map(([template, pictures]) => [template, parted(pictures)])) as Record<
    TemplateName,
    ShownPictures
  >;

function parted(pictures: readonly Shown[]): ShownPictures {
  const timed = (kind: Shown['kind']) => pictures.flatMap((one) => (one.kind === kind ? [one.timed] : []));
  const [timedImages, timedVideos] = [timed('image'), timed('video')];
  const refs = (list: readonly TimedMedia[]) => [...new Set(list.map(([, ref]) => ref))];
  return { images: refs(timedImages), videos: refs(timedVideos), timedImages, timedVideos };
}

/** Draws a card into the job's own folder. */
async function keep(
  { job, ports }: StepContext,
  illustration: Illustration,
  template: TemplateName,
  count: number,
): Promise<Omit<FoundMedia, 'credit'>> {
  const { body, width, height, focus } = await illustration.draw(template);
  const key = jobPrefix(job.userId, job.id) + pictureFile(template, count);
  const backdropKey = jobPrefix(job.userId, job.id) + pictureBackdropFile(template, count);
  await ports.storage.put(backdropKey, await drawBackdrop(body), 'image/jpeg');
  await ports.storage.put(key, body, 'image/jpeg');
  const facts = {
    width,
    height,
    duration_seconds: null,
    backdrop_url: mediaRef(backdropKey),
    ...(focus ? { focus } : {}),
    ...(illustration.isWords ? { words: true } : {}),
  };
  return { kind: 'image', ref: mediaRef(key), facts };
}
