/** Words of a project on its way into the editor. [R4] */
import { inLanguage } from '../../inLanguage';

export const editorMessages = inLanguage('editor/editor', {
  loading: 'Loading project',
  loadFailed: 'Failed to load project',
  alertTitle: 'Error',
  retry: 'Try again',
  back: 'All projects',
});
