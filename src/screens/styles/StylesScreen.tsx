/** Choosing among the styles of a finished job. [S1] [S2] [S3] */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import { inChosenStyle } from '../../../contract/ui/styles';
import type { styleSelectionMachine } from '../../machines/styleSelection/styleSelection.machine';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { PageTitle } from '../../ui/layout/PageTitle';
import { page, title } from '../../ui/layout/page.css';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { Link } from '../../ui/links/Link';
import { stylesMessages as text } from '../../locales/messages/styles';
import { StylePreview } from './StylePreview';
import { StyleTile } from './StyleTile';
import type { ForetoldStylesProps, StylesProps } from './stylesActor';
import * as css from './styles.css';

const shows = (snapshot: SnapshotFrom<typeof styleSelectionMachine>) =>
  snapshot.matches('fetchingStyles') ? 'loading' : snapshot.matches('unavailable') ? 'unavailable' : 'choice';

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
  choice: ({ actor, forecast }) => (
    <div className={css.columns}>
      <Choice actor={actor} />
      <StylePreview actor={actor} forecast={forecast} />
    </div>
  ),
} satisfies Record<ReturnType<typeof shows>, (props: ForetoldStylesProps) => React.JSX.Element>;

function Choice({ actor }: StylesProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { entries, styles, chosen, video } = snapshot.context;
  const shown = useMemo(
    () =>
      entries.map(({ template }) => ({
        template,
        layout: inChosenStyle({ styles, video }, template)?.videoData ?? null,
      })),
    [entries, styles, video],
  );
  return (
    <div className={css.choice}>
      <div className={css.styles} role="group" aria-label={text.list}>
        {shown.map((style) => (
          <StyleTile
            key={style.template}
            style={style}
            isChosen={style.template === chosen}
            isDisabled={!snapshot.matches('choosing')}
            onChoose={() => actor.send({ type: 'style.chosen', template: style.template })}
          />
        ))}
      </div>
    </div>
  );
}

export interface WayBack {
  readonly to: string;
  readonly label: string;
}

export function StylesScreen({ actor, forecast, back }: ForetoldStylesProps & { back: WayBack }) {
  const View = views[useSelector(actor, shows)];
  return (
    <div className={page}>
      <div>
        <Link to={back.to} className={button({ variant: 'quiet', size: 'small', flush: true })}>
          <ArrowLeft size={16} aria-hidden />
          {back.label}
        </Link>
        <PageTitle className={title}>{text.title}</PageTitle>
      </div>
      <View actor={actor} forecast={forecast} />
    </div>
  );
}
