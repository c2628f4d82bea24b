/** A project's video in another language, from the list: its document is opened in an engine of its own, and nothing of it changes. [SC4] */
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { createEditorEngine } from '../editor-engine/createEditorEngine';
import { projectsMessages } from '../locales/messages/projects';
import type { projectsMachine } from '../machines/projects/projects.machine';
import TranslationSheet from '../screens/editor/captions/transcript/TranslationSheet';
import { randomId } from '../services/browser/randomId';
import { createProjectsService } from '../services/projects.service';
import { provideScriptTranslation } from './editor/implementations/translation.implementations';
import type { App } from './app';
import { useProvidedActor } from './useProvidedActor';

interface Props {
  projectId: string;
  list: ActorRefFrom<typeof projectsMachine>;
}

const provideTranslation =
  ({ projectId, list }: Props) =>
  ({ call }: App) =>
    provideScriptTranslation({
      call,
      openVideo: async (signal) => {
        const project = await createProjectsService(call).fetchProject({ projectId }, signal);
        const engine = createEditorEngine({ newId: (prefix) => `${prefix}_${randomId()}` });
        engine.load(project.output.video_data);
        return { engine, project, title: project.input.title || projectsMessages.untitled };
      },
      // What the server has is what is translated.
      saveChanges: async () => {},
      announce: () => list.send({ type: 'list.changed' }),
    });

export default function ProjectTranslation({ projectId, list }: Props) {
  const actor = useProvidedActor(provideTranslation({ projectId, list }));
  useEffect(() => {
    actor.send({ type: 'translation.requested' });
    const { unsubscribe } = actor.subscribe((state) => {
      if (state.matches('closed')) list.send({ type: 'translation.closed' });
    });
    return unsubscribe;
  }, [actor, list]);
  return <TranslationSheet actor={actor} />;
}
