/** How an ad is made, each step behind those that it needs. */
import type { Step } from './step';
import { captions } from './steps/captions.step';
import { layouts } from './steps/layouts.step';
import { media } from './steps/media.step';
import { project } from './steps/project.step';
import { thumbnail } from './steps/thumbnail.step';
import { voiceOver } from './steps/voiceOver.step';

export const adPipeline: readonly Step[] = [voiceOver, captions, media, project, layouts, thumbnail];
