/** A project opened: loading, refused, or there to be played and rendered. */
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from '../../machines/editor/editor.machine';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { button } from '../../ui/Button.css';
import { page } from '../../ui/page.css';
import { CentredSpinner } from '../../ui/Spinner';

import { MissingIdScreen } from '../shell/MissingIdScreen';
import type { EditorProps } from './editorActor';
import { ProjectPreview } from './ProjectPreview';
import { editorWords } from '../../words/en/editor';
import { projectWords } from '../../words/en/project';

const text = editorWords;

const shows = (snapshot: SnapshotFrom<typeof editorMachine>) =>
  snapshot.matches('fetchingProject')
    ? 'loading'
    : snapshot.matches('unavailable')
      ? 'refused'
      : snapshot.matches('missing')
        ? 'missing'
        : 'project';

const views = {
  loading: () => <CentredSpinner label={text.loading} />,
  missing: () => <MissingIdScreen text={projectWords.notFound} />,
  refused: ({ actor }) => (
    <Alert title={text.alertTitle} titleIs="h1">
      <p>{text.loadFailed}</p>
      <Button look="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
  project: ({ actor }) => <ProjectPreview actor={actor} />,
} satisfies Record<ReturnType<typeof shows>, (props: EditorProps) => React.JSX.Element>;

export function EditorScreen({ actor }: EditorProps) {
  const View = views[useSelector(actor, shows)];
  return (
    <div className={page}>
      <div>
        <Link to="/" className={button({ look: 'quiet', size: 'small', flush: true })}>
          <ArrowLeft size={16} aria-hidden />
          {text.back}
        </Link>
      </div>
      <View actor={actor} />
    </div>
  );
}
