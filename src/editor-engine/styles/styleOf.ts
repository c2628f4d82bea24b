/** What of a video's look can be kept for other videos. [T3] [E7] */
import { mediaName } from '../../../contract/mediaAddress';
import { OWN_STYLE_SHOTS } from '../../../contract/limits';
import {
  ownShotSchema,
  ownTextsSchema,
  type OwnCaptions,
  type StyleContent,
} from '../../../contract/ownStyle';
import { shotDetails, textsDetails } from '../../../contract/styleDetails';
import { defaultCaptionStyle, ownCaptionStyleSchema } from '../../../contract/video/captionStyle';
import { templateNameSchema } from '../../../contract/video/templateName';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { captionsOf } from '../selectors/captions.selectors';
import { addedTexts, shotsOf } from './styledItems';

interface KitFont {
  readonly id: string;
  readonly url: string;
}

/** A detail in a form that others may wear; what is not in it (a name of a colour, say) is left out. */
const valid = (
  shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>>,
  name: string,
  value: unknown,
) => (shape[name]?.safeParse(value).success ? value : undefined);

const detailsOf = (item: TrackItem) => item.details as Readonly<Record<string, unknown>>;

function picked(
  shape: Parameters<typeof valid>[0],
  names: readonly string[],
  read: (name: string) => unknown,
) {
  const entries = names.map((name) => [name, valid(shape, name, read(name))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Undefined where they differ, null where none has it. */
const shared = (items: readonly TrackItem[], name: string): unknown => {
  const [first, ...rest] = items.map((item) => detailsOf(item)[name] ?? null);
  return rest.every((value) => same(value, first)) ? first : undefined;
};

/** Null where there are no captions; where they differ, as the first one looks. */
export function captionsStyle(data: VideoData, fonts: readonly KitFont[]): OwnCaptions | null {
  const [first] = captionsOf(data);
  if (!first) return null;
  const { captionStyle, fontSrc, fontSize, color, litColor, backgroundColor } = first.details;
  const { look, font } = { ...defaultCaptionStyle, ...captionStyle };
  const own = { fontSize, color, litColor, backgroundColor };
  const brandFont = fontSrc && fonts.find(({ url }) => mediaName(url) === mediaName(fontSrc))?.id;
  return {
    look,
    font,
    ...picked(ownCaptionStyleSchema.shape, Object.keys(own), (name) => own[name as keyof typeof own]),
    ...(brandFont ? { brandFont } : {}),
  };
}

export function wholeLook(data: VideoData, fonts: readonly KitFont[]): StyleContent {
  const captions = captionsStyle(data, fonts);
  const template = templateNameSchema.safeParse(data.template);
  const shots = shotsOf(data)
    .slice(0, OWN_STYLE_SHOTS)
    .map((item) => picked(ownShotSchema.shape, shotDetails, (name) => detailsOf(item)[name]));
  const texts = addedTexts(data);
  return {
    ...(captions ? { captions } : {}),
    ...(template.success ? { template: template.data } : {}),
    ...(shots.length > 0 ? { shots } : {}),
    ...(texts.length > 0
      ? { texts: picked(ownTextsSchema.shape, textsDetails, (name) => shared(texts, name)) }
      : {}),
  };
}
