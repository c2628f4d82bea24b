import { MissingIdScreen } from '../../screens/shell/MissingIdScreen';
import { projectMessages } from '../../locales/messages/project';

/** /project, which says of none which it is. */
export default function MissingProjectPage() {
  return <MissingIdScreen text={projectMessages.notFound} />;
}
