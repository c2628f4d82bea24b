/** The values and functions by which one template's arithmetic differs from another's. */
import type { Part } from '../../../contract/video/itemDetails';
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { TemplateName } from '../../../contract/video/templateName';
import type { Animation, ItemOf, TransitionName } from '../../../contract/video/videoData';
import type { CaptionPage } from '../../../contract/video/captionPages';
import type { Closing } from './closing/closing';
import type { Palette } from './palette';
import type { Shot } from './shots/shots';
import type { Scene } from './shots/storyboard';

export interface Look {
  readonly template: TemplateName;
  /** How shot `index` comes in; null shows it at once. */
  entrance(index: number): TransitionName | null;
  /** How a picture moves while it is shown. */
  movement(index: number, shot: Shot): Animation;
  caption(page: CaptionPage, index: number, props: TemplateProps): ItemOf<'text'>;
  /** Words beside the captions: a title, a topic; over where the last card begins. */
  labels(props: TemplateProps, untilMs: number, palette: Palette): readonly ItemOf<'text'>[];
  /** One word at a time, whatever the props say. */
  readonly popWords?: boolean;
  /** How long a shot is beside the usual one. */
  readonly pace?: number;
  /** Its own colours, used where the brand has none; else calm ones. */
  readonly palette?: Palette;
  /** The first second, where pictures are not bound to their sentences. */
  opening?(scenes: readonly Scene[]): readonly Scene[];
  /** What is behind shot `index` where its picture leaves room; without it the picture's own colours. */
  background?(index: number, palette: Palette): string | undefined;
  /** Whether a picture's own background is all that is behind it, so that words may stand on white. */
  readonly showsPlainBackgrounds?: boolean;
  /** px of a phone's picture: what stands above its title and goes with it. */
  readonly aboveTitle?: number;
  /** The last card; without it the shared one. `looked` is looked at in the picture that is shown beneath it: px of the video. */
  closing?(palette: Palette, props: TemplateProps, looked?: Part): Closing;
}
