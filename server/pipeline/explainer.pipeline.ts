/** How an explainer is made, each step behind those that it needs. */
import type { Step } from './step';
import { captions } from './steps/captions.step';
import { layouts } from './steps/layouts.step';
import { pictures } from './steps/pictures.step';
import { project } from './steps/project.step';
import { thumbnail } from './steps/thumbnail.step';
import { voiceOver } from './steps/voiceOver.step';

export const explainerPipeline: readonly Step[] = [
  voiceOver,
  captions,
  pictures,
  project,
  layouts,
  thumbnail,
];
