/** Tells who asked for it by mail that their render has ended. [ED4] */
import { letterLanguage, layOutLetter } from '../../auth/linkLetter';
import type { RenderNotice } from '../../db/schema/app';
import { withinLimit } from '../../limits/withinLimit';
import { profilesRepository } from '../../repositories/accounts/profiles.repository';
import type { ProjectToRender } from '../../repositories/jobs/renders.repository';
import { renderLetter, type RenderOutcome } from './renderLetter';
import type { RenderWorld } from './renderWorld';

interface Noticed {
  readonly notice: RenderNotice | null | undefined;
  readonly outcome: RenderOutcome;
  readonly project: Pick<ProjectToRender, 'userId' | 'title'> & { readonly projectId: string };
}

const SENDING_MS = 30_000;

/** A letter that cannot be sent costs nobody the film: it is logged. */
export async function writeNotice(
  { db, mail, logError }: Pick<RenderWorld, 'db' | 'mail' | 'logError'>,
  { notice, outcome, project: { userId, title, projectId } }: Noticed,
): Promise<void> {
  if (!notice || !mail) return;
  try {
    const to = (await profilesRepository(db).find(userId))?.email;
    if (to === undefined) return;
    const language = letterLanguage(notice.language);
    const { hello, [outcome]: lines } = renderLetter[language];
    const link = `${notice.origin}/project/${projectId}`;
    const letter = layOutLetter({ hello, lines: lines(title), to, link, language });
    await withinLimit({ what: 'The mail', limitMs: SENDING_MS }, () => mail.send(letter));
  } catch (error) {
    logError(error, `nobody was told of the end of ${projectId}`);
  }
}
