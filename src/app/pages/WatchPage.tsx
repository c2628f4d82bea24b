import { useParams } from 'react-router-dom';
import { WatchScreen } from '../../screens/watch/WatchScreen';
import { provideWatch } from '../implementations/sharing.implementations';
import { useProvidedActor } from '../useProvidedActor';

const WatchOf = ({ token }: { token: string }) => (
  <WatchScreen actor={useProvidedActor(provideWatch, { input: { token } })} />
);

/** /watch/:token */
export default function WatchPage() {
  const { token = '' } = useParams();
  return <WatchOf key={token} token={token} />;
}
