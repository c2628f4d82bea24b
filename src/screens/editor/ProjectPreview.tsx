/** The project as it will be: play it, see what it is made of, render it. */
import { useSelector } from '@xstate/react';
import { Clapperboard } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isCaption, type VideoData } from '../../../contract/videoData';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CentredSpinner } from '../../ui/Spinner';

import type { EditorProps } from './editorActor';
import * as css from './editor.css';
import { editorWords } from '../../words/en/editor';
import { projectWords } from '../../words/en/project';

const VideoPlayer = lazy(() => import('./VideoPlayer'));
const text = editorWords;
const projectText = projectWords;

const factsOf = ({ duration, size, trackItemsMap }: VideoData) => {
  const items = Object.values(trackItemsMap);
  return [
    [text.facts.length, text.seconds(duration / 1000)],
    [text.facts.size, `${size.width} × ${size.height}`],
    [text.facts.media, String(items.filter(({ isMain }) => isMain).length)],
    [text.facts.captions, String(items.filter(({ id }) => isCaption(id)).length)],
  ] as const;
};

export function ProjectPreview({ actor }: EditorProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { project } = snapshot.context;
  if (!project) return null;
  const isRequesting = snapshot.matches('requestingRender');
  return (
    <div className={css.columns}>
      <div className={css.stage}>
        <Suspense fallback={<CentredSpinner label={text.loading} />}>
          <VideoPlayer videoData={project.output.video_data} />
        </Suspense>
      </div>
      <section className={css.side}>
        <h1 className={css.title}>{project.input.title || projectText.defaultTitle}</h1>
        <dl className={css.facts}>
          {factsOf(project.output.video_data).map(([name, value]) => (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {snapshot.matches({ ready: 'renderRefused' }) ? <Alert>{text.renderFailed}</Alert> : null}
        <Button
          wide
          size="large"
          disabled={isRequesting}
          onClick={() => actor.send({ type: 'render.requested' })}
        >
          <Clapperboard size={18} aria-hidden />
          {isRequesting ? text.requesting : text.render}
        </Button>
      </section>
    </div>
  );
}
