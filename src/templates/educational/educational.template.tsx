/** How `educational` paints: a quiet ground a sentence, one card on it, the topic and its bar above. */
import { isCaption } from '../../../contract/videoData';
import { Caption } from '../captions/Caption';
import { CardImage, CardVideo, type CardStyle } from '../paint/Cards';
import { TextItem } from '../paint/TextItem';
import type { Painting } from '../registry';
import { Topic } from './Topic';

const style: CardStyle = {
  template: 'educational',
  ground: 'linear-gradient(160deg, #1d1b4b 0%, #312e81 46%, #134e6f 100%)',
  veil: 'radial-gradient(90% 50% at 50% 40%, rgba(255,255,255,0.14), rgba(255,255,255,0))',
  border: '6px solid rgba(255,255,255,0.92)',
};

export const educationalPainting: Pick<Painting, 'image' | 'video' | 'text'> = {
  image: (props) => <CardImage {...props} style={style} />,
  video: (props) => <CardVideo {...props} style={style} />,
  text: (props) =>
    isCaption(props.item.id) ? (
      <Caption {...props} />
    ) : props.item.id.startsWith('title_') ? (
      <Topic {...props} />
    ) : (
      <TextItem {...props} />
    ),
};
