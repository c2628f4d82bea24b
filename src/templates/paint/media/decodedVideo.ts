/** Loaded apart, when a video has a clip. */
export { Video as default } from '@remotion/media';
