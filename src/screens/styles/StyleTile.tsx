/** One style to be ticked: how it moves, and its name. [S1] */
import { Film } from 'lucide-react';
import { Suspense } from 'react';
import type { Style } from '../../../contract/ui/styles';
import { Checkbox } from '../../ui/controls/Checkbox';
import { later } from '../../ui/loading/later';
import { stylesMessages } from '../../locales/messages/styles';
import * as css from './styles.css';

const still = <Film size={28} strokeWidth={1.4} />;
const StyleThumbnail = later(
  () => import('./StyleThumbnail'),
  () => still,
);

interface Props {
  style: Style;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

export const StyleTile = ({ style: { template, layout }, isChosen, isDisabled, onChoose }: Props) => (
  <Checkbox
    label={stylesMessages.names[template] ?? template}
    isChecked={isChosen}
    isDisabled={isDisabled}
    onChange={onChoose}
    className={css.tile({ chosen: isChosen })}
  >
    <span className={css.thumbnail} inert>
      {layout ? (
        <Suspense fallback={null}>
          <StyleThumbnail videoData={layout} />
        </Suspense>
      ) : (
        still
      )}
    </span>
  </Checkbox>
);
