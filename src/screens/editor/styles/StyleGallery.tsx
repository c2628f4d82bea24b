/** The video in every style, with what its owner has made of it; one is chosen by a press. [S1] [E7] */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { layoutsOf, type Style } from '../../../../contract/ui/styles';
import { videoInStyle, type InStyle } from '../../../../contract/video/styles/inStyle';
import { losesNothing, type StyleReport } from '../../../../contract/video/styles/mergeStyle';
import type { VideoData } from '../../../../contract/video/videoData';
import { stylesMessages as text } from '../../../locales/messages/styles';
import type { styleGalleryMachine } from '../../../machines/styleSelection/styleGallery.machine';
import { paintedTemplates } from '../../../templates/paintedTemplates';
import { Button } from '../../../ui/controls/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { CentredSpinner } from '../../../ui/feedback/Spinner';
import { StyleCarried } from '../../styles/StyleCarried';
import { StyleTile } from '../../styles/StyleTile';
import { useVideoData } from '../engine/useEngine';
import * as css from './styleGallery.css';

type Gallery = ActorRefFrom<typeof styleGalleryMachine>;
interface Props {
  readonly actor: Gallery;
}

const shows = (snapshot: SnapshotFrom<typeof styleGalleryMachine>) =>
  snapshot.matches('unavailable')
    ? 'unavailable'
    : snapshot.matches('fetchingLayouts')
      ? 'loading'
      : 'choice';

const views = {
  loading: () => <CentredSpinner label={text.loading} />,
  unavailable: ({ actor }) => (
    <Alert title={text.alertTitle}>
      <p>{text.layoutFailed}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
  choice: ({ actor }) => <Choice actor={actor} />,
} satisfies Record<ReturnType<typeof shows>, (props: Props) => React.JSX.Element>;

export function StyleGallery({ actor, onClose }: Props & { onClose: () => void }) {
  const View = views[useSelector(actor, shows)];
  return (
    <Dialog
      isOpen
      size="fitting"
      onClose={onClose}
      title={text.title}
      closeLabel={text.close}
      foot={<Foot actor={actor} />}
    >
      <View actor={actor} />
    </Dialog>
  );
}

interface Offered extends Style {
  readonly report: StyleReport | null;
}

/** Where nobody knows how a style lays it out, it is shown as its template would paint it. */
function offeredIn(styles: readonly Style[], video: VideoData): readonly Offered[] {
  const layouts = layoutsOf(styles);
  return paintedTemplates.map((template) => {
    if (template === video.template) return { template, layout: video, report: null };
    const laid: InStyle | null = styles.length > 0 ? videoInStyle(video, layouts, template) : null;
    if (styles.length > 0 && !laid) return { template, layout: null, report: null };
    return { template, layout: laid?.videoData ?? { ...video, template }, report: laid?.report ?? null };
  });
}

const useOffered = (actor: Gallery): readonly Offered[] => {
  const video = useVideoData();
  const styles = useSelector(actor, ({ context }) => context.styles);
  return useMemo(() => offeredIn(styles, video), [styles, video]);
};

function Choice({ actor }: Props) {
  const { template: held } = useVideoData();
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  return (
    <div className={css.tiles} role="group" aria-label={text.list}>
      {useOffered(actor).map(({ report, ...style }) => (
        <StyleTile
          key={style.template}
          style={style}
          isChosen={style.template === (chosen ?? held)}
          isDisabled={style.layout === null}
          onChoose={() =>
            style.template === held
              ? actor.send({ type: 'cancelled' })
              : actor.send({
                  type: 'style.chosen',
                  template: style.template,
                  replaces: report !== null && !losesNothing(report),
                })
          }
        />
      ))}
    </div>
  );
}

function Foot({ actor }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  const { chosen, styles } = snapshot.context;
  const offered = useOffered(actor).find(({ template }) => template === chosen);
  if (snapshot.matches({ choosing: 'asking' }) && offered)
    return (
      <div className={css.question} role="group" aria-label={text.question}>
        <StyleCarried report={offered.report} />
        <div className={css.answers}>
          <Button size="small" autoFocus onClick={() => actor.send({ type: 'style.confirmed' })}>
            {text.use(text.names[offered.template] ?? offered.template)}
          </Button>
          <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'cancelled' })}>
            {text.cancel}
          </Button>
        </div>
      </div>
    );
  return (
    <p className={css.hint}>
      {snapshot.matches('choosing') && styles.length === 0 ? text.paintedOnly : text.carried.undone}
    </p>
  );
}
