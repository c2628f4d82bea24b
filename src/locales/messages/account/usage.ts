/** Words of what an account has in use. [TR2] */
import { inLanguage } from '../../inLanguage';

export const usageMessages = inLanguage('account/usage', {
  title: 'Usage',
  loading: 'Loading your usage',
  unavailable: 'Couldn’t load your usage.',
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
  uploads: 'Files uploaded today',
  jobs: 'Videos being made',
  renders: 'Videos being rendered',
  of: (used: string, limit: string) => `${used} of ${limit}`,
});
