/** A row of `projects` as the contract describes it, addresses in stored form. */
import type { Credit } from '../../../contract/credit';
import type { Project, ProjectOrigin } from '../../../contract/project';
import type { ProjectListItem } from '../../../contract/projectListItem';
import type { RenderedFile } from '../../../contract/renderSettings';
import { ownPace } from '../../../contract/voiceOver';
import { jobs, projects, renderedFiles } from '../../db/schema/app';
import { mediaRef } from '../../media/mediaAddresses';
import { projectPrefix } from '../../storage/storage';

type Row = typeof projects.$inferSelect;
type FileRow = typeof renderedFiles.$inferSelect;

/** All that a card shows; the document would be most of the bytes. */
export const listedColumns = {
  id: projects.id,
  status: projects.status,
  title: projects.title,
  thumbnailKey: projects.thumbnailKey,
  renderedKey: projects.renderedKey,
  length: projects.length,
  createdAt: projects.createdAt,
};
type ListedRow = Pick<Row, keyof typeof listedColumns>;

const refOrNull = (key: string | null) => (key === null ? null : mediaRef(key));

export const toListItem = (row: ListedRow): ProjectListItem => ({
  _id: row.id,
  id: row.id,
  status: row.status,
  input: { title: row.title },
  output: {
    thumbnail_url: refOrNull(row.thumbnailKey),
    rendered_video_url: refOrNull(row.renderedKey),
  },
  ...(row.length === null ? {} : { length: row.length }),
  created_time: row.createdAt.toISOString(),
});

/** For the words, and of the pictures that are still in the document: a template that shows only cards owes nobody. */
function creditsOf({ credits, videoData }: Pick<Row, 'credits' | 'videoData'>): Credit[] {
  if (credits.length === 0) return [];
  const shown = JSON.stringify(videoData);
  return credits
    .filter(({ media }) => media === undefined || shown.includes(JSON.stringify(media)))
    .map(({ media: _, ...credit }) => credit);
}

type Request = typeof jobs.$inferSelect.request;

function spokenBy({ selected_voice, voice_over = ownPace }: Request): NonNullable<Project['spoken']> {
  const { by } = voice_over;
  const voice = by === 'voice' ? selected_voice : null;
  return { by, voice, speed: by === 'recording' ? 1 : voice_over.speed };
}

function claimSourceOf({ request, kind }: MadeBy): Pick<Project, 'claim_source'> {
  if (!request?.claim_source) return {};
  const { claim_source: source, script } = request;
  return { claim_source: { kind: kind === 'urltoads' ? 'page' : 'notes', source, script } };
}

const toFile = (row: FileRow): RenderedFile => ({
  kind: row.kind,
  format: row.format === '' ? null : row.format,
  url: mediaRef(row.key),
  ...{ bytes: row.bytes, width: row.width, height: row.height, fps: row.fps },
  srt_url: refOrNull(row.srtKey),
  vtt_url: refOrNull(row.vttKey),
  rendered_at: row.renderedAt.toISOString(),
  ...(row.overridden.length > 0 ? { overridden: [...row.overridden] } : {}),
  check: row.check,
});

/** Of the job that made it; null where that is gone. */
export interface MadeBy {
  readonly request: Request | null;
  readonly kind: typeof jobs.$inferSelect.kind | null;
  readonly jobStatus: typeof jobs.$inferSelect.status | null;
}

/** What the job told, or, of a duplicate, what was taken along; what a person has kept in the editor counts for more. */
export function originOf(
  { origin, videoData }: Pick<Row, 'origin' | 'videoData'>,
  madeBy: MadeBy,
): ProjectOrigin {
  const { request, kind } = madeBy;
  const told: ProjectOrigin = origin ?? {
    ...(request ? { spoken: spokenBy(request), kept_claims: request.kept_claims } : {}),
    ...(kind ? { is_ad: kind === 'urltoads' } : {}),
    ...claimSourceOf(madeBy),
  };
  const { kept_claims: keptThen, ...others } = told;
  const kept = videoData.keptClaims ?? keptThen ?? [];
  return { ...others, ...(kept.length > 0 ? { kept_claims: [...kept] } : {}) };
}

export function toProject(row: Row, madeBy: MadeBy, files: readonly FileRow[]): Project {
  const { jobStatus } = madeBy;
  const listed = toListItem(row);
  const origin = originOf(row, madeBy);
  const { kept_claims: keptClaims } = origin;
  return {
    ...listed,
    revision: row.revision,
    credits: creditsOf(row),
    ...origin,
    ...(jobStatus === 'done' && row.jobId ? { job_id: row.jobId } : {}),
    ...(row.layouts && {
      layouts: {
        remote_dir: mediaRef(projectPrefix(row.userId, row.id)),
        entries: [...row.layouts.entries],
      },
    }),
    is_being_made: jobStatus === 'initiated' || jobStatus === 'running',
    output: {
      ...listed.output,
      video_data: keptClaims ? { ...row.videoData, keptClaims } : row.videoData,
      render: row.status === 'rendering' ? row.render : null,
      failure: row.failure,
      ...(row.refusal ? { refusal: row.refusal } : {}),
      ...(row.batch ? { batch: [...row.batch] } : {}),
      files: files.map(toFile),
      mail_notice: row.status === 'rendering' && row.notice !== null,
      loudness: row.loudness,
      check: row.check,
    },
  };
}
