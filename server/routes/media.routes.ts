/** A user's own pictures and videos come in. [G3] */
import type { FastifyInstance } from 'fastify';
import { uploadMedia } from '../../contract/media.routes';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { acceptForms, uploadedFile } from '../media/uploadedFile';
import type { Ports } from '../ports';

type Deps = Pick<Ports, 'library' | 'addresses' | 'config'>;
const PER_MINUTE = 120;

export function mediaRoutes(app: FastifyInstance, { library, addresses, config }: Deps): void {
  void app.register(async (uploads) => {
    await acceptForms(uploads, config);

    implement(
      uploads,
      uploadMedia,
      async ({ request, caller }) => {
        const { body, fileName } = await uploadedFile(request);
        const { key } = await library.accept(caller.userId, body, fileName);
        return { file_url: addresses.toUrl(key, originOf(request, config)) };
      },
      { perMinute: PER_MINUTE },
    );
  });
}
