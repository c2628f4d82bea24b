import { PageReceiptScreen } from '../../screens/pageReceipt/PageReceiptScreen';
import { providePageReceipt } from '../implementations/wizards/pageReceipt.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /urltoads/receive */
export default function PageReceiptPage() {
  return <PageReceiptScreen actor={useProvidedActor(providePageReceipt)} />;
}
