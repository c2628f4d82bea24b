/** Words of a project on its way into the editor. [R4] */
export const editorMessages = {
  loading: 'Loading project',
  loadFailed: 'Failed to load project',
  alertTitle: 'Error',
  retry: 'Try again',
  back: 'All projects',
} as const;
