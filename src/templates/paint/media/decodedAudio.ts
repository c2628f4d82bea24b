/** Loaded apart, when a video is heard. */
export { Audio as default } from '@remotion/media';
