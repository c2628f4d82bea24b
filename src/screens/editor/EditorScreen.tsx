/** A project on its way into the editor: loading, refused, damaged, or open. [R4] */
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { editorMachine } from '../../machines/editor/editor.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { page } from '../../ui/layout/page.css';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { Link } from '../../ui/links/Link';
import { editorMessages as text } from '../../locales/messages/editor/editor';
import { editorShellMessages as shellText } from '../../locales/messages/editor/shell';
import { projectNames } from '../../locales/messages/projectNames';
import { MissingIdScreen } from '../shell/MissingIdScreen';
import type { EditorProps } from './editorActor';

const shows = (snapshot: SnapshotFrom<typeof editorMachine>) =>
  snapshot.matches('unavailable')
    ? 'refused'
    : snapshot.matches('missing')
      ? 'missing'
      : snapshot.matches('damaged')
        ? 'damaged'
        : snapshot.matches('open')
          ? 'open'
          : 'loading';

/** `open` stands for the workspace: what it is made of is not this screen's affair. */
export function EditorScreen({ actor, open }: EditorProps & { open: ReactNode }) {
  const shown = useSelector(actor, shows);
  if (shown === 'open') return open;
  return (
    <main className={page}>
      <div>
        <Link to="/" className={button({ variant: 'quiet', size: 'small', flush: true })}>
          <ArrowLeft size={16} aria-hidden />
          {text.back}
        </Link>
      </div>
      {views[shown]({ actor })}
    </main>
  );
}

const views = {
  loading: () => <CentredSpinner label={text.loading} />,
  missing: () => <MissingIdScreen text={projectNames.notFound} />,
  refused: (props) => (
    <Refused {...props} title={text.alertTitle}>
      {text.loadFailed}
    </Refused>
  ),
  damaged: (props) => (
    <Refused {...props} title={shellText.damagedTitle}>
      {shellText.damaged}
    </Refused>
  ),
} satisfies Record<Exclude<ReturnType<typeof shows>, 'open'>, (props: EditorProps) => ReactNode>;

const Refused = ({ actor, title, children }: EditorProps & { title: string; children: ReactNode }) => (
  <Alert title={title} titleIs="h1">
    <p>{children}</p>
    <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
      {text.retry}
    </Button>
  </Alert>
);
