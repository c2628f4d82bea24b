/** The one file of a call with a form, read as a stream that ends in a refusal when the file is not whole. [G3] [B2] */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { MediaRefused } from './mediaRefusals';

export interface UploadedFile {
  readonly body: Readable;
  readonly fileName: string;
  /** Of its name and of what was read of it. */
  hashSoFar(): string;
}

export const acceptForms = async (app: FastifyInstance, { UPLOAD_MAX_MB }: Pick<Config, 'UPLOAD_MAX_MB'>) =>
  app.register(multipart, {
    limits: { files: 1, fields: 10, fileSize: UPLOAD_MAX_MB * 1024 * 1024 },
    throwFileSizeLimit: false,
  });

/** Below `acceptForms` only. Throws MediaRefused when the form has no field `file` that is one. */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  const part = request.isMultipart() ? await request.file().catch(refuseForm) : undefined;
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw new MediaRefused('no_file');
  }
  const { file, filename } = part;
  const hash = createHash('sha256').update(`${filename}\n`);
  const hashSoFar = () => hash.copy().digest('hex');
  // The limit ends the stream quietly: what was cut must not be taken for the whole.
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of file as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throw new MediaRefused('upload_broken_off', { cause: error });
    } finally {
      // A reader who has had enough: what is still coming must not stand in the way of the answer.
      if (!file.readableEnded) request.raw.unpipe().resume();
    }
    if (file.truncated) throw new MediaRefused('file_too_large');
    if (!request.raw.complete && request.raw.destroyed) throw new MediaRefused('upload_broken_off');
    if (request.once) request.once.file = hashSoFar();
  }
  return { body: Readable.from(whole()), fileName: filename, hashSoFar };
}

/** The parser's errors say only that the form is not one, or that it ends too soon. */
function refuseForm(cause: unknown): never {
  throw new MediaRefused('no_file', { cause });
}
