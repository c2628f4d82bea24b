/** Words of the list of projects. [P] */
export const projectsMessages = {
  title: 'All projects',
  create: 'Create video',
  loading: 'Loading projects...',
  failed: 'Error loading projects. Please try again.',
  retry: 'Try again',
  emptyTitle: 'Your first video starts with a link',
  emptyText:
    'Paste the page of a product, or ask a question: words, pictures, voice and music come by themselves.',
  status: { rendering: 'Rendering', failed: 'Render failed', draft: 'Draft', done: 'Ready' },
  untitled: 'Untitled',
  menu: (title: string) => `More for ${title}`,
  remove: 'Delete',
  deletedTitle: 'Project deleted',
  deleted: (title: string) => `“${title}” has been deleted.`,
  errorTitle: 'Error',
  deleteFailed: (title: string) => `“${title}” could not be deleted. Please try again.`,
  restoreFailed: (title: string) => `“${title}” could not be brought back. Please try again.`,
} as const;
