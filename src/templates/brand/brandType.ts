/** The brand's font in captions and titles, and its colour on the word that is spoken. Pure. */
import { isCaption, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { litColourOf } from '../shared/palette';
import { isOfFile } from './brandItems';

type Text = ItemOf<'text'>;

const rewritten = (data: VideoData, change: (item: Text) => Text): VideoData => ({
  ...data,
  trackItemsMap: Object.fromEntries(
    Object.entries(data.trackItemsMap).map(([id, item]) => [id, item.type === 'text' ? change(item) : item]),
  ),
});
const textsOf = ({ trackItemsMap }: VideoData): Text[] =>
  Object.values(trackItemsMap).flatMap((item) => (item.type === 'text' ? [item] : []));

export const withFont = (data: VideoData, src: string): VideoData =>
  rewritten(data, (item) => ({ ...item, details: { ...item.details, fontSrc: src } }));

export const withoutFont = (data: VideoData, src: string): VideoData =>
  rewritten(data, (item) => {
    const { fontSrc, ...details } = item.details;
    return isOfFile(fontSrc, src) ? { ...item, details } : item;
  });

export const usesFont = (data: VideoData, src: string): boolean =>
  textsOf(data).some(({ details }) => isOfFile(details.fontSrc, src));

const captions = (data: VideoData) => textsOf(data).filter(({ id }) => isCaption(id));

export const withLitColour = (data: VideoData, colour: string): VideoData =>
  rewritten(data, (item) =>
    isCaption(item.id) ? { ...item, details: { ...item.details, litColor: colour } } : item,
  );

/** A caption that somebody lit in a colour of their own keeps it. */
export const withoutLitColour = (data: VideoData, colours: readonly string[]): VideoData =>
  rewritten(data, (item) => {
    const { litColor, ...details } = item.details;
    return isCaption(item.id) && isOneOf(litColor, colours) ? { ...item, details } : item;
  });

export const usesLitColour = (data: VideoData, colours: readonly string[]): boolean =>
  captions(data).some(({ details }) => isOneOf(details.litColor, colours));

const isOneOf = (colour: string | undefined, colours: readonly string[]): boolean =>
  colour !== undefined && colour === litColourOf(colours);
