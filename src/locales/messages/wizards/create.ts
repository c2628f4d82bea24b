/** Words of the choice of what to make. [C] */
import { inLanguage } from '../../inLanguage';

export const createMessages = inLanguage('wizards/create', {
  back: 'Back to Home',
  title: 'What kind of video you want to create?',
  adsTitle: 'Ads',
  adsText: 'Create viral short video ads',
  adsButton: 'Create video ads',
  explainersTitle: 'Explainers',
  explainersText: 'Create learning content',
  explainersButton: 'Create explainer Video',
});
