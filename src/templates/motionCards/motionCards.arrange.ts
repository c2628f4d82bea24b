/** The template `motion-cards`: cards on a table; each flies in, pushes the last onto a pile, the oldest leaves. [T1] */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { TransitionName, VideoData } from '../../../contract/video/videoData';
import { arrangeVideo } from '../shared/arrangeVideo';
import type { Look } from '../shared/look';
import { dressMain } from '../shared/shots/dressMain';
import { slowZoom } from '../shared/shots/slowZoom';
import { captionItem, titleItem } from '../shared/type/text.items';
import { tablePalette, tablesOf } from './tables';

const ENTRANCES: readonly TransitionName[] = ['zoomRightIn', 'zoomLeftIn', 'imageZoomTwist'];

const look: Look = {
  template: 'motion-cards',
  entrance: (index) => (index === 0 ? null : (ENTRANCES[(index - 1) % ENTRANCES.length] ?? null)),
  movement: slowZoom,
  caption: captionItem,
  labels: titleItem,
  palette: tablePalette,
  // What all was about lies on a table that white words are read on.
  closing: ({ backgrounds: grounds, accent }) => ({
    background: grounds[0] ?? '',
    entrance: 'slideUp',
    ink: '#ffffff',
    line: accent,
    picture: { borderRadius: 48, edge: { width: 16, colour: '#ffffff' }, rotate: -3 },
  }),
};

/** A brand's colours are the table; else it takes another vivid one with each card. */
export function arrangeMotionCards(props: TemplateProps): VideoData {
  const tables = tablesOf(props.brand);
  return dressMain(arrangeVideo(look, props), (_, index) => ({ ground: tables[index % tables.length] }));
}
