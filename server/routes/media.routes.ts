/** A user's own pictures and videos come in. [G3] */
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadMedia } from '../../contract/media.routes';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { MediaRefused } from '../media/mediaRefusals';
import type { Ports } from '../ports';

type Deps = Pick<Ports, 'library' | 'addresses' | 'config'>;
const PER_MINUTE = 120;

export function mediaRoutes(app: FastifyInstance, { library, addresses, config }: Deps): void {
  const fileSize = config.UPLOAD_MAX_MB * 1024 * 1024;
  void app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 10, fileSize },
      throwFileSizeLimit: false,
    });

    implement(
      uploads,
      uploadMedia,
      async ({ request, caller }) => {
        const part = request.isMultipart() ? await request.file() : undefined;
        if (part?.fieldname !== 'file') {
          part?.file.resume();
          throw new MediaRefused('no_file');
        }
        const { file, filename } = part;
        // The limit ends the stream quietly: what was cut must not be taken for the whole.
        async function* whole(): AsyncGenerator<Buffer> {
          for await (const chunk of file) yield chunk as Buffer;
          if (file.truncated) throw new MediaRefused('file_too_large');
          if (!request.raw.complete && request.raw.destroyed) throw new MediaRefused('upload_broken_off');
        }
        const { key } = await library.accept(caller.userId, Readable.from(whole()), filename);
        return { file_url: addresses.toUrl(key, originOf(request, config)) };
      },
      { perMinute: PER_MINUTE },
    );
  });
}
