/** One project in the list: poster, title, when it was made, how it stands and how long it lasts. [P3] */
import { memo, useRef } from 'react';
import type { ProjectListItem } from '../../../contract/projectListItem';
import { focusNeighbour } from '../../ui/controls/focusNeighbour';
import * as card from '../../ui/layout/ListCard.css';
import { Link } from '../../ui/links/Link';
import { dateLocale } from '../../locales/language';
import { projectsMessages } from '../../locales/messages/projects';
import { CardFilm } from './CardFilm';
import type { MenuState } from './ProjectActions';
import { ProjectMenu } from './ProjectMenu';
import { ProjectPoster } from './ProjectPoster';
import type { ProjectsProps } from './projectsActors';
import * as css from './projects.css';

const created = new Intl.DateTimeFormat(dateLocale, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

interface Props {
  project: ProjectListItem;
  age: string;
  menu: MenuState;
  /** Of its film. */
  preview: 'still' | 'loading' | 'seen';
  onPreview: ProjectsProps['preview']['send'];
  onMenu: (
    event:
      | { type: 'menu.opened' | 'renaming.requested' | 'translation.requested'; projectId: string }
      | { type: 'duplication.requested'; projectId: string; title: string }
      | { type: 'menu.closed' },
  ) => void;
  onDelete: (event: { type: 'deletion.requested'; projectId: string; title: string }) => void;
}

/** Drawn anew only when something of it changed: there may be a thousand. */
export const ProjectCard = memo(function ProjectCard({
  project,
  age,
  menu,
  preview,
  onPreview,
  onMenu,
  onDelete,
}: Props) {
  const { _id: projectId, input, output, created_time } = project;
  const src = output.rendered_video_url;
  const enter = () => {
    if (src !== null) onPreview({ type: 'card.entered', film: { projectId, src } });
  };
  const leave = () => onPreview({ type: 'card.left', projectId });
  const sheet = useRef<HTMLElement>(null);
  const title = input.title || projectsMessages.untitled;
  return (
    <article className={card.listCard} ref={sheet}>
      <ProjectPoster
        project={project}
        film={
          src === null || preview === 'still' ? null : (
            <CardFilm src={src} preview={preview} onEvent={onPreview} />
          )
        }
      />
      <div className={css.words}>
        <div className={css.row}>
          <h2 className={card.title} title={input.title}>
            <Link
              to={`/project/${projectId}`}
              className={card.link}
              // A finger that scrolls enters every card.
              onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : enter())}
              onPointerLeave={leave}
              // What is pressed has the focus, too: only the keyboard's is meant.
              onFocus={({ target }) => (target.matches(':focus-visible') ? enter() : undefined)}
              onBlur={leave}
            >
              {title}
            </Link>
          </h2>
          <ProjectMenu
            projectId={projectId}
            title={title}
            menu={menu}
            onOpen={() => onMenu({ type: 'menu.opened', projectId })}
            onClose={() => onMenu({ type: 'menu.closed' })}
            onRename={() => onMenu({ type: 'renaming.requested', projectId })}
            onTranslate={() => onMenu({ type: 'translation.requested', projectId })}
            onDuplicate={() => onMenu({ type: 'duplication.requested', projectId, title })}
            onDelete={() => {
              // The card takes its menu with it, which then cannot say that it is closed.
              onMenu({ type: 'menu.closed' });
              focusNeighbour(sheet.current);
              onDelete({ type: 'deletion.requested', projectId, title });
            }}
          />
        </div>
        <p className={css.when}>
          <time dateTime={created_time}>{created.format(new Date(created_time))}</time>
          <span>{age}</span>
        </p>
      </div>
    </article>
  );
});
