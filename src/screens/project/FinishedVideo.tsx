/** The rendered video: watch it, download it, change it. [V3] [V5] */
import { useSelector } from '@xstate/react';
import { Download, Pencil, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Project } from '../../../contract/project';
import { DEFAULT_SIZE, PROJECT_TITLE_CHARACTERS } from '../../../contract/limits';
import type { RenderedFile } from '../../../contract/renderSettings';
import type { scriptCopyMachine } from '../../machines/captionEdit/scriptCopy.machine';
import type { projectResultMachine } from '../../machines/projectResult/projectResult.machine';
import type { shareLinkMachine } from '../../machines/shareLink/shareLink.machine';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Link } from '../../ui/links/Link';

import * as css from './project.css';
import { BatchStates } from './BatchStates';
import { KeptClaims } from './KeptClaims';
import { Overridden } from './Overridden';
import { PictureCredits } from './PictureCredits';
import { RenderCheck } from './RenderCheck';
import { RenderedFiles } from './RenderedFiles';
import { Sharing } from './Sharing';
import { SoundFigures } from './SoundFigures';
import { StylesLink } from './StylesLink';
import { projectMessages } from '../../locales/messages/project';
import { projectNames } from '../../locales/messages/projectNames';

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
  share: ActorRefFrom<typeof shareLinkMachine>;
}

export function FinishedVideo({ actor, creditsCopy, share }: Props) {
  const { project, projectId } = useSelector(actor, ({ context }) => context);
  const isDownloading = useSelector(actor, (snapshot) => snapshot.matches({ download: 'downloadingVideo' }));
  const files = project?.output.files ?? [];
  const title = cut(project?.input.title || projectNames.defaultTitle);
  return (
    <section className={css.sheet}>
      <div className={css.head}>
        <PageTitle className={css.title}>{title}</PageTitle>
        <div className={css.actions}>
          <Link to={`/project/${projectId}/editor`} className={button({ variant: 'secondary' })}>
            <Pencil size={16} aria-hidden />
            {text.edit}
          </Link>
          <StylesLink project={project} />
          {project?.output.rendered_video_url ? <Sharing share={share} /> : null}
          <Button disabled={isDownloading} onClick={() => actor.send({ type: 'download.requested' })}>
            <Download size={16} aria-hidden />
            {isDownloading ? text.downloading : text.download}
          </Button>
        </div>
      </div>
      <div className={css.stage}>
        <Player project={project} title={title} />
      </div>
      {project?.output.batch?.some(({ state }) => state === 'failed') ? (
        <BatchStates actor={actor} project={project} />
      ) : null}
      {files.length > 0 ? (
        <RenderedFiles
          files={files}
          shownUrl={project?.output.rendered_video_url ?? null}
          isBusy={isDownloading}
          onDownload={(url) => actor.send({ type: 'download.requested', url })}
        />
      ) : null}
      {project?.credits?.length ? <PictureCredits credits={project.credits} copy={creditsCopy} /> : null}
      {project?.kept_claims?.length ? <KeptClaims claims={project.kept_claims} /> : null}
      <Overridden files={files} />
      <RenderCheck check={project?.output.check ?? null} />
      <SoundFigures loudness={project?.output.loudness ?? null} />
    </section>
  );
}

const shapeOf = (file: RenderedFile | undefined) =>
  file?.width && file.height ? file.width / file.height : DEFAULT_SIZE.width / DEFAULT_SIZE.height;

/** The film; where none was rendered, the GIF, which stands still until it is asked for where less movement is wanted, or the sound. */
function Player({ project, title }: { project: Project | null; title: string }) {
  const { rendered_video_url: film = null, thumbnail_url: poster = null, files = [] } = project?.output ?? {};
  const [newest] = files;
  if (film === null && newest?.kind === 'gif')
    return (
      <div className={css.gif}>
        <picture>
          {poster ? <source media="(prefers-reduced-motion: reduce)" srcSet={poster} /> : null}
          <img src={newest.url} alt={text.player(title)} className={css.moving} />
        </picture>
        {poster ? (
          <a
            href={newest.url}
            target="_blank"
            rel="noreferrer"
            className={`${css.playsGif} ${button({ variant: 'secondary' })}`}
          >
            <Play size={16} aria-hidden />
            {text.playGif}
          </a>
        ) : null}
      </div>
    );
  if (film === null && newest) return <audio controls aria-label={text.sound(title)} src={newest.url} />;
  return (
    <video
      controls
      playsInline
      aria-label={text.player(title)}
      className={css.player}
      style={{ '--shape': String(shapeOf(files.find(({ url }) => url === film))) } as CSSProperties}
      src={film ?? undefined}
      poster={poster ?? undefined}
    />
  );
}
