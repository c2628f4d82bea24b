/** The sample explainer: play it, then make one. [R4] [T4] */
import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { educationalDemoMachine } from '../../machines/educationalDemo/educationalDemo.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { later } from '../../ui/loading/later';
import { button } from '../../ui/controls/Button.css';
import * as page from '../../ui/layout/page.css';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { Link } from '../../ui/links/Link';
import { demoMessages as text } from '../../locales/messages/demo';
import * as css from './demo.css';

const VideoPlayer = later(() => import('../player/VideoPlayer'));
interface Props {
  actor: ActorRefFrom<typeof educationalDemoMachine>;
}

const Waiting = () => <CentredSpinner label={text.loading} />;

function Sample({ actor }: Props) {
  const sample = useSelector(actor, ({ context }) => context.sample);
  return sample ? (
    <div className={css.stage}>
      <Suspense fallback={<Waiting />}>
        <VideoPlayer videoData={sample} />
      </Suspense>
    </div>
  ) : null;
}

const views = {
  fetchingSample: Waiting,
  shown: Sample,
  unavailable: ({ actor }) => (
    <Alert title={text.alertTitle}>
      <p>{text.failed}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
} satisfies Record<string, (props: Props) => React.JSX.Element | null>;

export function DemoScreen({ actor }: Props) {
  const View = views[useSelector(actor, ({ value }) => value)];
  return (
    <div className={page.page}>
      <div className={page.head}>
        <div className={css.words}>
          <PageTitle className={page.title}>{text.title}</PageTitle>
          <p className={css.text}>{text.text}</p>
        </div>
        <Link to="/explainers" className={button({})}>
          {text.create}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
      <View actor={actor} />
    </div>
  );
}
