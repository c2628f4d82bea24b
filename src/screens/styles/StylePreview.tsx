/** The video in the chosen style, and what can be done with it. [S1] [S3] */
import { useSelector } from '@xstate/react';
import { Clapperboard, Pencil } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { inChosenStyle, isEdited } from '../../../contract/ui/styles';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { later } from '../../ui/loading/later';
import { Ring } from '../../ui/feedback/Spinner';
import { stylesMessages as text } from '../../locales/messages/styles';
import { RenderTime } from './RenderTime';
import { StyleCarried } from './StyleCarried';
import type { ForetoldStylesProps, StylesProps } from './stylesActor';
import * as css from './styles.css';

const VideoPlayer = later(() => import('../player/VideoPlayer'));

function Refusal({ actor }: StylesProps) {
  const snapshot = useSelector(actor, (state) => state);
  if (snapshot.matches({ choosing: 'layoutMissing' }))
    return (
      <Alert title={text.alertTitle}>
        <p>{text.layoutFailed}</p>
        <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
          {text.retry}
        </Button>
      </Alert>
    );
  if (snapshot.matches({ choosing: { applied: 'saveRefused' } }))
    return <Alert title={text.alertTitle}>{text.saveFailed}</Alert>;
  if (snapshot.matches({ choosing: { applied: 'renderRefused' } }))
    return <Alert title={text.alertTitle}>{text.renderFailed}</Alert>;
  return null;
}

export function StylePreview({ actor, forecast }: ForetoldStylesProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { styles, chosen, held, video } = snapshot.context;
  const inStyle = useMemo(() => inChosenStyle({ styles, video }, chosen), [styles, video, chosen]);
  const isWorkedOn = useMemo(() => isEdited({ styles, video }), [styles, video]);
  return (
    <section className={css.side} aria-labelledby="preview">
      <h2 id="preview" className={css.heading}>
        {text.preview}
      </h2>
      <div className={css.stage}>
        {inStyle ? (
          <Suspense fallback={<Ring />}>
            <VideoPlayer key={chosen} videoData={inStyle.videoData} />
          </Suspense>
        ) : snapshot.matches({ choosing: 'fetchingLayout' }) ? (
          <span role="status" aria-label={text.loadingPreview}>
            <Ring />
          </span>
        ) : null}
      </div>
      <Refusal actor={actor} />
      {held !== null && held !== chosen && isWorkedOn && inStyle ? (
        <StyleCarried report={inStyle.report} />
      ) : null}
      <div className={css.actions}>
        <Button
          variant="secondary"
          wide
          disabled={!snapshot.can({ type: 'edit.requested' })}
          onClick={() => actor.send({ type: 'edit.requested' })}
        >
          <Pencil size={16} aria-hidden />
          {snapshot.matches('openingEditor') ? text.saving : text.edit}
        </Button>
        <Button
          wide
          disabled={!snapshot.can({ type: 'render.requested' })}
          onClick={() => actor.send({ type: 'render.requested' })}
        >
          <Clapperboard size={16} aria-hidden />
          {snapshot.matches('startingRender') ? text.starting : text.render}
        </Button>
        <RenderTime forecast={forecast} video={inStyle?.videoData ?? null} />
      </div>
    </section>
  );
}
