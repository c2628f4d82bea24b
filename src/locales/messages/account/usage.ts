/** Words of what an account has in use. [TR2] */
import { inLanguage } from '../../inLanguage';

export const usageMessages = inLanguage('account/usage', {
  title: 'Usage',
  loading: 'Adding up',
  unavailable: 'Your usage could not be fetched.',
  retry: 'Try again',
  credits: 'Credits',
  stored: 'Storage',
  kinds: {
    media: 'Pictures and clips',
    recordings: 'Recordings',
    brand_assets: 'Brand files',
    videos: 'Finished videos',
  },
  projects: 'Projects',
  uploads: 'Files sent today',
  jobs: 'Videos being made',
  renders: 'Videos being rendered',
  of: (used: string, limit: string) => `${used} of ${limit}`,
});
