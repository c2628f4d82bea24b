import { DemoScreen } from '../../screens/demo/DemoScreen';
import { educationalDemoFlow } from '../flows/educationalDemo.flow';
import { useFlowActor } from '../useFlowActor';

/** /project/educational */
export default function DemoPage() {
  return <DemoScreen actor={useFlowActor(educationalDemoFlow)} />;
}
