/** How `motion-cards` paints: each picture a card over its own blurred colours. */
import { CardImage, CardVideo, type CardStyle } from '../paint/Cards';
import type { Painting } from '../registry';

const style: CardStyle = {
  template: 'motion-cards',
  ground: null,
  veil: 'linear-gradient(rgba(10,10,20,0.18), rgba(10,10,20,0.46))',
  border: '10px solid #ffffff',
};

export const motionCardsPainting: Pick<Painting, 'image' | 'video'> = {
  image: (props) => <CardImage {...props} style={style} />,
  video: (props) => <CardVideo {...props} style={style} />,
};
