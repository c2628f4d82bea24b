/** A row of `projects` as the contract describes it, addresses in stored form. */
import type { Project, ProjectListItem } from '../../contract/project';
import type { projects } from '../db/schema/app';
import { mediaRef } from '../media/mediaAddresses';

type Row = typeof projects.$inferSelect;
type ListedRow = Omit<Row, 'videoData'>;

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
  created_time: row.createdAt.toISOString(),
});

export function toProject(row: Row): Project {
  const listed = toListItem(row);
  return {
    ...listed,
    output: {
      ...listed.output,
      video_data: row.videoData,
      render: row.status === 'rendering' ? row.render : null,
      failure: row.failure,
    },
  };
}
