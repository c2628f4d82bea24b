/** Words of an opened project. [E] */
export const editorWords = {
  loading: 'Loading project',
  loadFailed: 'Failed to load project',
  alertTitle: 'Error',
  retry: 'Try again',
  render: 'Render video',
  requesting: 'Starting the render…',
  renderFailed: 'Failed to render video. Please try again.',
  back: 'All projects',
  player: 'Preview',
  facts: { length: 'Length', size: 'Size', captions: 'Captions', media: 'Pictures and clips' },
  seconds: (value: number) => `${value.toFixed(1)} s`,
} as const;
