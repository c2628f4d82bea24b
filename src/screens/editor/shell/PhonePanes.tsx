/** A phone's editor: the video, and under it its captions, its script or its clips. */
import type { Panes } from './panes';
import { SideTabs } from './SideTabs';
import * as css from './phone.css';

export default function PhonePanes({ panes }: { panes: Panes }) {
  return (
    <div className={css.phone}>
      <div className={css.stage}>{panes.player}</div>
      <div className={css.below}>
        <SideTabs panes={panes} names={['captions', 'script', 'clips', 'inspector']} />
      </div>
    </div>
  );
}
