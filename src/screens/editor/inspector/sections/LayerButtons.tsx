/** What an item lies over and under. */
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { Button } from '../../../../ui/controls/Button';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { useEditor } from '../../EditorContext';
import { label } from '../fields/fields.css';
import * as css from '../inspector.css';
import { useFieldCommands } from '../useFieldCommands';

const text = words.item;
const ways = [
  ['back', ArrowDownToLine],
  ['backward', ArrowDown],
  ['forward', ArrowUp],
  ['front', ArrowUpToLine],
] as const;

export function LayerButtons({ id }: { id: string }) {
  const { engine } = useEditor();
  const { run } = useFieldCommands();
  return (
    <div role="group" aria-label={text.layer} className={css.layers}>
      <span className={label} aria-hidden>
        {text.layer}
      </span>
      <span className={css.layerButtons}>
        {ways.map(([to, Icon]) => (
          <Button
            key={to}
            variant="quiet"
            size="icon"
            aria-label={text[to]}
            title={text[to]}
            disabled={!engine.can('layer.reorder', { id, to })}
            onClick={() => run('layer.reorder', { id, to })}
          >
            <Icon size={17} aria-hidden />
          </Button>
        ))}
      </span>
    </div>
  );
}
