/** What a project is called that has no title, or is not there. [V] */
import { inLanguage } from '../inLanguage';

export const projectNames = inLanguage('projectNames', {
  notFound: 'Project not found',
  defaultTitle: 'Project Video',
});
