/** /operator/users, /operator/failures, /operator/audit */
import { useSearchParams } from 'react-router-dom';
import type { OperatorPlace } from '../../machines/operator/operatorList.machine';
import { OperatorListScreen } from '../../screens/operator/OperatorListScreen';
import { provideOperatorList } from '../implementations/operator.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** `?account=` says whom to look for: other pages lead here by it. */
export default function OperatorListPage({ place }: { place: OperatorPlace }) {
  const [search] = useSearchParams();
  const input = { now: Date.now, place, search: search.get('account') ?? '' };
  return <OperatorListScreen actor={useProvidedActor(provideOperatorList, { input })} />;
}
