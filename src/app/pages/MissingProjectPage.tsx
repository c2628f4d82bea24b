import { MissingIdScreen } from '../../screens/shell/MissingIdScreen';
import { projectNames } from '../../locales/messages/projectNames';

/** /project, which says of none which it is. */
export default function MissingProjectPage() {
  return <MissingIdScreen text={projectNames.notFound} />;
}
