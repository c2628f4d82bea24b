/** /operator/voices and /operator/writers: what can be added by a press. */
import type { PackKind } from '../../../contract/packs';
import { PacksScreen } from '../../screens/operator/PacksScreen';
import { providePacks } from '../implementations/operator.implementations';
import { useProvidedActor } from '../useProvidedActor';

const provided = {
  voices: providePacks('voices'),
  writers: providePacks('writers'),
};

export default function PacksPage({ kind }: { kind: PackKind }) {
  return <PacksScreen actor={useProvidedActor(provided[kind], {})} kind={kind} />;
}
