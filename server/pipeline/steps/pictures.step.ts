/** Draws a picture for every sentence that is spoken, and keeps when each is to be seen. */
import type { MediaFacts } from '../../../contract/templateProps';
import { drawBackdrop } from '../../media/drawBackdrop';
import { mediaRef } from '../../media/mediaAddresses';
import type { Picture } from '../../providers/pictures/pictures';
import { jobPrefix } from '../../providers/storage/storage';
import { pictureBackdropFile, pictureFile } from '../jobFiles';
import { spokenParts } from '../spokenParts';
import { defineStep, type StepContext } from '../step';

export const pictures = defineStep({
  name: 'pictures',
  async run(context) {
    const { job, ports, signal, resultOf, report } = context;
    const parts = spokenParts(resultOf('voice-over').words);
    const asked = { topic: job.request.description, parts: parts.map(({ text }) => text) };
    const drawn: [string, MediaFacts][] = [];
    for await (const picture of ports.pictures.illustrate(asked, signal)) {
      signal.throwIfAborted();
      drawn.push(await keep(context, picture, drawn.length + 1));
      report(drawn.length / parts.length);
    }
    return {
      images: drawn.map(([ref]) => ref),
      timedImages: drawn.flatMap(([ref], index) => {
        const part = parts[index];
        return part ? [[[part.start, part.end], ref] as [[number, number], string]] : [];
      }),
      facts: Object.fromEntries(drawn),
    };
  },
});

async function keep({ job, ports }: StepContext, picture: Picture, count: number) {
  const key = jobPrefix(job.userId, job.id) + pictureFile(count);
  const backdropKey = jobPrefix(job.userId, job.id) + pictureBackdropFile(count);
  await ports.storage.put(backdropKey, await drawBackdrop(picture.body), 'image/jpeg');
  await ports.storage.put(key, picture.body, 'image/jpeg');
  const facts: MediaFacts = {
    width: picture.width,
    height: picture.height,
    duration_seconds: null,
    backdrop_url: mediaRef(backdropKey),
  };
  return [mediaRef(key), facts] as [string, MediaFacts];
}
