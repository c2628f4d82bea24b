import { MissingIdScreen } from '../../screens/shell/MissingIdScreen';
import { projectsMessages } from '../../locales/messages/projects';

/** /project, which says of none which it is. */
export default function MissingProjectPage() {
  return <MissingIdScreen text={projectsMessages.notFound} />;
}
