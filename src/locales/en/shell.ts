/** Words of the frame around every page. [R] */
export const shellMessages = {
  loading: 'Loading',
  notFound: '404 Not Found',
  notFoundHint: 'There is nothing at this address.',
  goHome: 'Go to your projects',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  projects: 'Projects',
  jobs: 'Jobs',
  voices: 'Voices',
  brandKit: 'Brand kit',
  createNavigation: 'Create',
  createHome: 'Reelwright, create video',
  myVideo: 'My video',
  createVideo: 'Create video',
  credits: (credits: number) => `${credits} credits left`,
  creditsHint: (videos: number) =>
    videos === 0
      ? 'Not enough for another video'
      : videos === 1
        ? 'Enough for one more video'
        : `Enough for ${videos} more videos`,
  logout: 'Logout',
  skip: 'Skip to content',
  partFailed: {
    title: 'This part did not load',
    text: 'Check your connection and try again. Where that does not help, reload the page.',
    retry: 'Try again',
    retrySmall: 'Not loaded. Try again',
  },
} as const;
