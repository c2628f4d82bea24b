/** What makes a user's videos theirs: logos, fonts, intros and outros. [B1]–[B3] */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { AssetType } from '../../../contract/ui/assetFiles';
import type { brandKitMachine } from '../../machines/brandKit/brandKit.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as page from '../../ui/layout/page.css';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { brandKitMessages } from '../../locales/messages/brandKit';
import { AssetSection } from './AssetSection';
import * as css from './brandKit.css';
import type { KitProps } from './brandKitActor';

const sections = ['logo', 'font', 'intro', 'outro'] as const satisfies readonly AssetType[];

const shows = (snapshot: SnapshotFrom<typeof brandKitMachine>) =>
  snapshot.matches('fetchingAssets') ? 'waiting' : snapshot.matches('unavailable') ? 'refused' : 'sections';

const views = {
  waiting: () => (
    <div role="status" className={css.section}>
      <p className={css.purpose}>{brandKitMessages.loading}</p>
      <div className={css.grid}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} aspectRatio="4 / 3" />
        ))}
      </div>
    </div>
  ),
  refused: ({ actor }) => (
    <Alert>
      <p>{brandKitMessages.errors.load}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {brandKitMessages.retry}
      </Button>
    </Alert>
  ),
  sections: (props) => (
    <div className={css.sections}>
      {sections.map((assetType) => (
        <AssetSection key={assetType} {...props} assetType={assetType} />
      ))}
    </div>
  ),
} satisfies Record<ReturnType<typeof shows>, (props: KitProps) => React.JSX.Element>;

export function BrandKitScreen(props: KitProps) {
  const View = views[useSelector(props.actor, shows)];
  return (
    <div className={page.page}>
      <div className={css.head}>
        <PageTitle className={page.title}>{brandKitMessages.title}</PageTitle>
        <p className={css.purpose}>{brandKitMessages.text}</p>
      </div>
      <View {...props} />
    </div>
  );
}
