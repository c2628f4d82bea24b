/**
 * A shop's page comes from a person's own browser, as a form from the shop or from our receiving page. It is kept as
 * text under a token that only that browser is led to, and is never shown as a page. [PG3]
 */
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { LINK_CHARACTERS, PAGE_BYTES } from '../../contract/limits';
import { addressOfPage, addressOfRefusal, type PageRefusal } from '../../contract/ui/arrival';
import { KEEPING_PATH } from '../../contract/ui/paths';
import { parseLink } from '../../contract/video/videoSharing';
import { originOf } from '../http/origin';
import { Problem } from '../http/problems';
import type { Ports } from '../ports';
import { handedPagesRepository } from '../repositories/handedPages.repository';

type Deps = Pick<Ports, 'db' | 'config'>;
const PER_MINUTE = 10;
/** Of everybody together, at once. */
const AT_MOST_BYTES = 25 * PAGE_BYTES;

class NotKept extends Error {
  constructor(readonly refusal: PageRefusal) {
    super(`The page was not kept: ${refusal}`);
  }
}

export function handedPagesRoutes(app: FastifyInstance, { db, config }: Deps): void {
  void app.register(async (forms) => {
    await forms.register(multipart, { limits: { files: 0, fields: 2, fieldSize: PAGE_BYTES } });
    forms.post(
      KEEPING_PATH.replace('/v1', ''),
      {
        config: { access: 'public', rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
        // A person looks at the answer: each refusal leads to the wizard, which says it.
        errorHandler: (error, request, reply) => {
          if (!(error instanceof NotKept) && !(error instanceof Problem) && (error.statusCode ?? 500) >= 500)
            request.log.error(error);
          return reply.redirect(addressOfRefusal(refusalOf(error)), 303);
        },
      },
      async (request, reply) => {
        const { address, html } = await formOf(request);
        const from = parseLink(address);
        if (!from || html.trim() === '') throw new NotKept('empty');
        if (!mayComeFrom(request, from)) throw new NotKept('from_elsewhere');
        const token = await handedPagesRepository(db).keep({ address: shortened(from), html }, AT_MOST_BYTES);
        if (token === null) throw new NotKept('too_many');
        return reply.redirect(addressOfPage(token), 303);
      },
    );
  });

  /** The shop itself, or our receiving page, which has compared the two; a browser may also be told not to say. */
  const mayComeFrom = (request: FastifyRequest, from: URL) => {
    const { origin = 'null' } = request.headers;
    const isOurs = origin === originOf(request, config) || origin.endsWith(`://${request.host}`);
    return origin === 'null' || origin === from.origin || isOurs;
  };
}

async function formOf(request: FastifyRequest): Promise<{ address: string; html: string }> {
  const form = { address: '', html: '' };
  for await (const part of request.parts()) {
    if (part.type !== 'field' || typeof part.value !== 'string') continue;
    if (part.valueTruncated) throw new NotKept('too_large');
    // No database holds NUL.
    if (part.fieldname === 'address' || part.fieldname === 'html')
      form[part.fieldname] = part.value.replaceAll('\0', '');
  }
  return form;
}

function refusalOf(error: FastifyError | NotKept): PageRefusal {
  if (error instanceof NotKept) return error.refusal;
  return error.statusCode === 429 ? 'too_many' : error.statusCode === 413 ? 'too_large' : 'not_kept';
}

/** Without what follows in the page; shops put what they count into the query. */
const shortened = ({ href, hash, origin, pathname }: URL) => {
  const address = href.slice(0, href.length - hash.length);
  return address.length <= LINK_CHARACTERS ? address : (origin + pathname).slice(0, LINK_CHARACTERS);
};
