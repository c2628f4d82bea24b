/** Looks for projects by their titles, and says so where there is none. [P1] */
import { useSelector } from '@xstate/react';
import { projectsMessages as text } from '../../locales/messages/projects';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import type { ProjectsProps } from './projectsActors';
import * as css from './projects.css';

export function ProjectSearch({ actor, found }: Pick<ProjectsProps, 'actor'> & { found: number }) {
  const search = useSelector(actor, ({ context }) => context.search);
  const lookFor = (words: string) => actor.send({ type: 'search.changed', search: words });
  return (
    <div>
      <div className={css.search}>
        <TextField
          type="search"
          quietLabel
          label={text.search}
          placeholder={text.search}
          value={search}
          onChange={({ target }) => lookFor(target.value)}
        />
      </div>
      <div role="status" className={css.nothing}>
        {found > 0 ? null : (
          <>
            <p>{text.nothingFound(search.trim())}</p>
            <Button variant="secondary" size="small" onClick={() => lookFor('')}>
              {text.showAll}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
