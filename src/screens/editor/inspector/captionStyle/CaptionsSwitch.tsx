/** All captions on or off. [E5] */
import { captionsAreShown } from '../../../../editor-engine/selectors/captions.selectors';
import { editorInspectorMessages as words } from '../../../../locales/en/editor/inspector';
import { useVideoData } from '../../engine/useEngine';
import { SwitchField } from '../fields/SwitchField';
import { useOrders } from '../useOrders';

export function CaptionsSwitch() {
  const { give } = useOrders();
  return (
    <SwitchField
      label={words.captions.shown}
      value={captionsAreShown(useVideoData())}
      onChange={(shown) => give('captions.toggle', { shown })}
    />
  );
}
