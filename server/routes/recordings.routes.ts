/** A user's own voice-over comes in. */
import type { FastifyInstance } from 'fastify';
import { uploadRecording } from '../../contract/routes/recordings.routes';
import { implement } from '../http/implement';
import { readerOf } from '../http/present';
import { acceptForms, uploadedFile } from '../media/uploadedFile';
import type { Ports } from '../ports';
import { takeUpload } from '../quota/quota';

type Deps = Pick<Ports, 'db' | 'recordings' | 'addresses' | 'config'>;
const PER_MINUTE = 20;

export function recordingsRoutes(app: FastifyInstance, { db, recordings, addresses, config }: Deps): void {
  void app.register(async (uploads) => {
    await acceptForms(uploads, config);
    implement(
      uploads,
      uploadRecording,
      async ({ request, caller, query }) => {
        await takeUpload(db, config, caller.userId);
        const { body, fileName } = await uploadedFile(request);
        const { key, name, durationMs } = await recordings.accept(
          caller.userId,
          body,
          fileName,
          query?.of ?? 'script',
        );
        return { url: addresses.toUrl(key, readerOf(request, config)), name, duration_ms: durationMs };
      },
      { perMinute: PER_MINUTE },
    );
  });
}
