import type { Project } from '../project';

/** Who keeps the video as each style lays it out: the job that made it, or, of a duplicate, the project itself. */
export type LayoutKeeper = { readonly jobId: string } | { readonly projectId: string };
/** Null where nobody does. */
export const layoutKeeperOf = ({
  id,
  job_id: jobId,
  layouts,
}: Pick<Project, 'id' | 'job_id' | 'layouts'>): LayoutKeeper | null =>
  jobId ? { jobId } : layouts ? { projectId: id } : null;
