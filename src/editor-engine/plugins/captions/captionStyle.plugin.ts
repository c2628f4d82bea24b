/** How captions look, all of them at once or some. [T3] [W13] */
import {
  defaultCaptionStyle,
  type CaptionFont,
  type CaptionLook,
} from '../../../../contract/video/captionStyle';
import type { ItemOf } from '../../../../contract/video/videoData';
import { rewriteItem } from '../../document/writeItems';
import { defineCommand, definePlugin, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { captionsOf, isCaptionItem } from '../../selectors/captions.selectors';
import { isRefusal, withDetails } from '../shared/itemEdits';
import type { TrackItem } from '../../../../contract/video/videoData';

type Details = ItemOf<'text'>['details'];
type OfCaptions =
  | 'fontSize'
  | 'fontSrc'
  | 'fontFamily'
  | 'fontWeight'
  | 'color'
  | 'litColor'
  | 'textAlign'
  | 'top'
  | 'left'
  | 'width'
  | 'rotate'
  | 'opacity';
/** What is absent stays, null goes back to what the template does. */
type Style = { readonly [Name in OfCaptions]?: Exclude<Details[Name], undefined> | null } & {
  readonly look?: CaptionLook;
  readonly font?: CaptionFont;
  /** All captions where it is absent. */
  readonly ids?: readonly string[];
};

export const captionStylePlugin = definePlugin({
  id: 'captionStyle',
  commands: {
    'captions.setStyle': defineCommand<Style>({
      check(context, payload) {
        const styled = styledCaptions(context, payload);
        return isRefusal(styled) ? styled : null;
      },
      run(context, payload) {
        const styled = styledCaptions(context, payload);
        if (!isRefusal(styled)) for (const item of styled) rewriteItem(context.doc, item);
      },
    }),
  },
});

function styledCaptions(
  context: CommandContext,
  { look, font, ids, ...details }: Style,
): TrackItem[] | Refusal {
  const meant = ids ? ids.map((id) => context.item(id)) : captionsOf(context.videoData());
  if (meant.length === 0) return 'nothingChosen';
  const styled: TrackItem[] = [];
  for (const caption of meant) {
    if (!caption) return 'noSuchItem';
    if (!isCaptionItem(caption)) return 'wrongKind';
    const style = { ...(look ? { look } : {}), ...(font ? { font } : {}) };
    const captionStyle = { ...defaultCaptionStyle, ...caption.details.captionStyle, ...style };
    const item = withDetails(caption, { ...details, ...(look || font ? { captionStyle } : {}) });
    if (isRefusal(item)) return item;
    styled.push(item);
  }
  return styled;
}
