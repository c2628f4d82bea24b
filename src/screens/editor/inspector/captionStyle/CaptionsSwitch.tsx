/** All captions on or off. [E5] */
import { captionsAreShown } from '../../../../editor-engine/selectors/captions.selectors';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { useVideoData } from '../../engine/useEngine';
import { SwitchField } from '../fields/SwitchField';
import { useFieldCommands } from '../useFieldCommands';

export function CaptionsSwitch() {
  const { run } = useFieldCommands();
  return (
    <SwitchField
      label={words.captions.shown}
      value={captionsAreShown(useVideoData())}
      onChange={(shown) => run('captions.toggle', { shown })}
    />
  );
}
