/** The brand in this video: each part of the kit taken in or out, as a step that can be undone. [B4] */
import { useSelector } from '@xstate/react';
import { Stamp } from 'lucide-react';
import { brandParts } from '../../../../templates/brand/brandParts';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/controls/Button';
import { button } from '../../../../ui/controls/Button.css';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Link } from '../../../../ui/links/Link';
import { brandUseMessages as text } from '../../../../locales/messages/brandUse';
import { BrandPartSwitch } from '../../../brandUse/BrandPartSwitch';
import { stacked } from '../../../brandUse/brandUse.css';
import { showsOf } from '../../../brandUse/brandUseActor';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import * as css from '../library.css';

const views = {
  waiting: () => (
    <div className={stacked} role="status" aria-label={text.loading}>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} height="56px" />
      ))}
    </div>
  ),
  empty: () => (
    <div className={css.empty}>
      <Stamp size={24} strokeWidth={1.6} aria-hidden />
      <p className={css.emptyTitle}>{text.empty}</p>
      <p className={css.hint}>{text.emptyText}</p>
      <Link to="/brand-kit" className={button({ variant: 'secondary', size: 'small' })}>
        {text.openKit}
      </Link>
    </div>
  ),
  unavailable: () => <Unavailable />,
  held: () => <Held />,
} satisfies Record<ReturnType<typeof showsOf>, () => React.JSX.Element>;

export function BrandPanel() {
  const brand = useEditor().brand();
  const View = views[useSelector(brand, showsOf)];
  return (
    <div className={css.panel}>
      <View />
    </div>
  );
}

function Unavailable() {
  const brand = useEditor().brand();
  return (
    <Alert>
      <p>{text.editorFailed}</p>
      <Button variant="secondary" size="small" onClick={() => brand.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  );
}

/** What is on is what the document shows: an undone step switches it back. */
function Held() {
  const brand = useEditor().brand();
  const held = useSelector(brand, ({ context }) => context.held);
  const videoData = useVideoData();
  return (
    <div className={stacked}>
      <p className={css.hint}>{text.editorText}</p>
      {held.map((one) => (
        <BrandPartSwitch
          key={one.part}
          held={one}
          isUsed={brandParts[one.part].isUsed(videoData, one.asset)}
          onSwitch={(isUsed) => brand.send({ type: 'part.switched', part: one.part, isUsed })}
          text={one.part === 'colours' ? text.editorColours : undefined}
        />
      ))}
    </div>
  );
}
