/** A person's own style, worn by a video as one step: its captions, shots and texts, and who paints it. [T3] [E7] */
import type { OwnCaptions, StyleContent } from '../../../../contract/ownStyle';
import { shotDetails, textsDetails } from '../../../../contract/styleDetails';
import { captionLookSchema, captionFontSchema } from '../../../../contract/video/captionStyle';
import { templateNameSchema } from '../../../../contract/video/templateName';
import type { TrackItem } from '../../../../contract/video/videoData';
import { rewriteItem } from '../../document/writeItems';
import { defineCommand, definePlugin, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { addedTexts, shotsOf } from '../../styles/styledItems';
import { captionsOf } from '../../selectors/captions.selectors';
import { isRefusal, withDetails } from '../shared/itemEdits';

type Worn = Omit<StyleContent, 'captions'> & {
  /** With the address of its brand font, where the kit has it. */
  readonly captions?: (Omit<OwnCaptions, 'brandFont'> & { readonly fontSrc?: string | null }) | undefined;
};

export const stylePlugin = definePlugin({
  id: 'style',
  commands: {
    'style.wear': defineCommand<Worn>({
      check(context, worn) {
        const dressed = dressedItems(context, worn);
        if (isRefusal(dressed)) return dressed;
        const isPaintedSo = worn.template === undefined || context.doc.getValue('template') === worn.template;
        return isPaintedSo && dressed.length === 0 ? 'nothingChanges' : null;
      },
      run(context, worn) {
        const dressed = dressedItems(context, worn);
        if (isRefusal(dressed)) return;
        if (worn.template !== undefined) context.doc.setValue('template', worn.template);
        for (const item of dressed) rewriteItem(context.doc, item);
      },
    }),
  },
});

/** What a style says nothing of, a caption has from its look again: the whole of it is worn. */
function captionDetails({ look, font, fontSize, fontSrc, ...colours }: NonNullable<Worn['captions']>) {
  return {
    captionStyle: { look, font },
    fontSize: fontSize ?? null,
    fontSrc: fontSrc ?? null,
    color: colours.color ?? null,
    litColor: colours.litColor ?? null,
    backgroundColor: colours.backgroundColor ?? null,
  };
}

const named = <Name extends string>(names: readonly Name[], value: (name: Name) => unknown) =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** Those that change, or why the style fits nothing here. */
function dressedItems(context: CommandContext, worn: Worn): TrackItem[] | Refusal {
  const { captions, shots, texts, template } = worn;
  if (template !== undefined && !templateNameSchema.safeParse(template).success) return 'unknownTemplate';
  if (captions && !captionLookSchema.safeParse(captions.look).success) return 'badValue';
  if (captions && !captionFontSchema.safeParse(captions.font).success) return 'badValue';
  const data = context.videoData();
  const wanted: [TrackItem, object][] = [];
  if (captions) for (const item of captionsOf(data)) wanted.push([item, captionDetails(captions)]);
  if (shots && shots.length > 0)
    shotsOf(data).forEach((item, place) => {
      const shot = shots[place % shots.length];
      wanted.push([item, named(shotDetails, (name) => shot?.[name] ?? null)]);
    });
  if (texts)
    for (const item of addedTexts(data)) wanted.push([item, named(textsDetails, (name) => texts[name])]);
  const dressed: TrackItem[] = [];
  for (const [item, details] of wanted) {
    const next = withDetails(item, details);
    if (isRefusal(next)) return next;
    if (JSON.stringify(next) !== JSON.stringify(item)) dressed.push(next);
  }
  return dressed;
}
