/** Words of the list of projects. [P] */
import { inLanguage } from '../inLanguage';

export const projectsMessages = inLanguage('projects', {
  title: 'All projects',
  create: 'Create video',
  loading: 'Loading projects...',
  failed: 'Error loading projects. Please try again.',
  retry: 'Try again',
  emptyTitle: 'Your first video starts with a link',
  emptyText: 'Paste a product link or ask a question. We write, voice and edit it.',
  status: { rendering: 'Rendering', failed: 'Render failed', draft: 'Draft', done: 'Ready' },
  untitled: 'Untitled',
  length: 'Length',
  menu: (title: string) => `More options for ${title}`,
  remove: 'Delete',
  deletedTitle: 'Project deleted',
  deleted: (title: string) => `“${title}” has been deleted.`,
  errorTitle: 'Error',
  deleteFailed: (title: string) => `Couldn't delete “${title}”. Please try again.`,
  restoreFailed: (title: string) => `Couldn't restore “${title}”. Please try again.`,
});
