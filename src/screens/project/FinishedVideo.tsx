/** The rendered video: watch it, download it, change it. [V3] [V5] */
import { useSelector } from '@xstate/react';
import { Download, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { PROJECT_TITLE_CHARACTERS } from '../../../contract/limits';
import type { scriptCopyMachine } from '../../machines/captionEdit/scriptCopy.machine';
import type { projectResultMachine } from '../../machines/projectResult/projectResult.machine';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { PageTitle } from '../../ui/layout/PageTitle';

import * as css from './project.css';
import { KeptClaims } from './KeptClaims';
import { PictureCredits } from './PictureCredits';
import { RenderCheck } from './RenderCheck';
import { SoundFigures } from './SoundFigures';
import { projectMessages } from '../../locales/messages/project';

const text = projectMessages;

/** Cut at 40 characters, by what a person sees as one: an emoji is not cut in half. */
const cut = (title: string) => {
  const characters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  return characters.length > PROJECT_TITLE_CHARACTERS
    ? `${characters.slice(0, PROJECT_TITLE_CHARACTERS).join('')}...`
    : title;
};

interface Props {
  actor: ActorRefFrom<typeof projectResultMachine>;
  creditsCopy: ActorRefFrom<typeof scriptCopyMachine>;
}

export function FinishedVideo({ actor, creditsCopy }: Props) {
  const { project, projectId } = useSelector(actor, ({ context }) => context);
  const isDownloading = useSelector(actor, (snapshot) => snapshot.matches({ download: 'downloadingVideo' }));
  const title = cut(project?.input.title || text.defaultTitle);
  return (
    <section className={css.sheet}>
      <div className={css.head}>
        <PageTitle className={css.title}>{title}</PageTitle>
        <div className={css.actions}>
          <Link to={`/project/${projectId}/editor`} className={button({ variant: 'secondary' })}>
            <Pencil size={16} aria-hidden />
            {text.edit}
          </Link>
          <Button disabled={isDownloading} onClick={() => actor.send({ type: 'download.requested' })}>
            <Download size={16} aria-hidden />
            {isDownloading ? text.downloading : text.download}
          </Button>
        </div>
      </div>
      <div className={css.stage}>
        <video
          controls
          playsInline
          aria-label={text.player(title)}
          className={css.player}
          src={project?.output.rendered_video_url ?? undefined}
          poster={project?.output.thumbnail_url ?? undefined}
        />
      </div>
      {project?.credits?.length ? <PictureCredits credits={project.credits} copy={creditsCopy} /> : null}
      {project?.kept_claims?.length ? <KeptClaims claims={project.kept_claims} /> : null}
      <RenderCheck check={project?.output.check ?? null} />
      <SoundFigures loudness={project?.output.loudness ?? null} />
    </section>
  );
}
