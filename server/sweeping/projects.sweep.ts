/** A deleted project goes with its pictures and renders, and with the job that made it. */
import { jobPrefix, projectPrefix } from '../storage/storage';
import {
  deletedProjectIds,
  deletedProjectsRepository,
} from '../repositories/projects/deletedProjects.repository';
import { lookAgainAtMediaOf } from '../repositories/unusedMedia.repository';
import { defineSweep } from './defineSweep';
import { dropRenderCache } from './renderCache.sweep';

export const projectsSweep = defineSweep({
  what: 'project',
  due: deletedProjectIds,
  async remove(tx, storage, id) {
    const deleted = deletedProjectsRepository(tx);
    const project = await deleted.hold(id);
    if (!project) return;
    const { userId, jobId } = project;
    await storage.deleteFolder(projectPrefix(userId, id));
    if (jobId) await storage.deleteFolder(jobPrefix(userId, jobId));
    await dropRenderCache(tx, storage, userId);
    await lookAgainAtMediaOf(tx, id);
    await deleted.erase(id, jobId);
  },
});
