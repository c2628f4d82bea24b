import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { ProjectsScreen } from '../../screens/projects/ProjectsScreen';
import { cardPreviewMachine } from '../../machines/cardPreview/cardPreview.machine';
import { brokenSmall, later } from '../../ui/loading/later';
import { useApp, useProvided } from '../app';
import { cardPreviewInput } from '../implementations/cardPreview.implementations';
import { projectDeletionsOf } from '../implementations/projectDeletions.implementations';
import { provideProjects } from '../implementations/projects.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** With the editor's engine, which most visits do without. */
const ProjectTranslation = later(() => import('../ProjectTranslation'), brokenSmall);

/** / */
export default function ProjectsPage() {
  const actor = useProvidedActor(provideProjects, { input: { now: Date.now } });
  const preview = useProvidedActor(() => cardPreviewMachine, { input: useProvided(cardPreviewInput) });
  const translated = useSelector(actor, (state) =>
    state.matches({ loaded: { menu: 'translating' } }) ? state.context.menuOf : null,
  );
  return (
    <>
      <ProjectsScreen actor={actor} deletions={projectDeletionsOf(useApp())} preview={preview} />
      <Suspense>
        {translated === null ? null : (
          <ProjectTranslation key={translated} projectId={translated} list={actor} />
        )}
      </Suspense>
    </>
  );
}
