import { DemoScreen } from '../../screens/demo/DemoScreen';
import { provideEducationalDemo } from '../implementations/educationalDemo.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /project/educational */
export default function DemoPage() {
  return <DemoScreen actor={useProvidedActor(provideEducationalDemo)} />;
}
