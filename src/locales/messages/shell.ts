/** Words of the frame around every page. [R] */
import { inLanguage } from '../inLanguage';

export const shellMessages = inLanguage('shell', ({ number }) => ({
  /** Of the app, for whoever finds it. */
  description: 'Short portrait videos from a product link or a topic.',
  loading: 'Loading',
  notFound: '404 Not Found',
  notFoundHint: 'This page doesn’t exist.',
  goHome: 'Go to your projects',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  projects: 'Projects',
  jobs: 'Jobs',
  myVideos: 'My videos',
  voices: 'Voices',
  brandKit: 'Brand kit',
  account: 'Settings',
  operator: 'Operator',
  createNavigation: 'Create',
  createHome: 'Reelwright, create video',
  /** Beside the logo, on a phone too: short. */
  createPlace: 'Create video',
  myVideo: 'My video',
  createVideo: 'Create video',
  credits: (credits: number) => `${number(credits)} credits left`,
  creditsHint: (videos: number) =>
    videos === 0
      ? 'Not enough for another video'
      : videos === 1
        ? 'Enough for one more video'
        : `Enough for ${number(videos)} more videos`,
  logout: 'Logout',
  language: 'Language',
  skip: 'Skip to content',
  partFailed: {
    title: 'This part didn’t load',
    text: 'Check your connection and try again. If that doesn’t help, reload the page.',
    retry: 'Try again',
    retrySmall: 'Didn’t load. Try again',
  },
}));
