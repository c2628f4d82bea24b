/** /operator: what stands behind the server. */
import { OperatorOverviewScreen } from '../../screens/operator/OperatorOverviewScreen';
import { provideOperatorOverview } from '../implementations/operator.implementations';
import { useProvidedActor } from '../useProvidedActor';

export default function OperatorPage() {
  return (
    <OperatorOverviewScreen actor={useProvidedActor(provideOperatorOverview, { input: { now: Date.now } })} />
  );
}
