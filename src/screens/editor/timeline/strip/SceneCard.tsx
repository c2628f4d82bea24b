/** One main item on a phone: to be chosen; a file in its place, and its ends a little later or earlier. */
import { Minus, Plus, Replace, Scissors } from 'lucide-react';
import { memo } from 'react';
import { button } from '../../../../ui/controls/Button.css';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useItem } from '../../engine/useEngine';
import { SceneChoice } from './SceneChoice';
import * as css from './strip.css';

interface Props {
  id: string;
  /** `Clip 2`. */
  called: string;
}
/** ms */
const STEP = 250;
const edges = ['from', 'to'] as const;

export const SceneCard = memo(function SceneCard({ id, called }: Props) {
  const editor = useEditor();
  const item = useItem(id);
  if (!item || (item.type !== 'image' && item.type !== 'video')) return null;
  return (
    <li className={css.card}>
      <SceneChoice item={item} called={called} />
      <div className={css.acts}>
        <label className={button({ variant: 'secondary', size: 'small' })}>
          <Replace size={16} aria-hidden />
          {words.strip.replaceShort}
          <input
            type="file"
            accept="image/*,video/*"
            className={css.file}
            aria-label={words.strip.replace(called)}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])].slice(0, 1);
              editor.library.send({ type: 'files.chosen', files, destination: { to: 'item', itemId: id } });
              currentTarget.value = '';
            }}
          />
        </label>
        <details className={css.trim} name="trim">
          <summary
            className={button({ variant: 'secondary', size: 'small' })}
            aria-label={words.strip.trim(called)}
          >
            <Scissors size={16} aria-hidden />
            {words.strip.trimShort}
          </summary>
          {edges.map((edge) => (
            <div key={edge} className={css.edge} role="group" aria-label={words.strip.edge(edge, called)}>
              <button
                type="button"
                className={button({ variant: 'quiet', size: 'icon' })}
                aria-label={words.strip.earlier}
                onClick={() => editor.commands.resize(id, edge, item.display[edge] - STEP)}
              >
                <Minus size={18} aria-hidden />
              </button>
              <span className={css.moment}>{words.strip.moment(edge, item.display[edge])}</span>
              <button
                type="button"
                className={button({ variant: 'quiet', size: 'icon' })}
                aria-label={words.strip.later}
                onClick={() => editor.commands.resize(id, edge, item.display[edge] + STEP)}
              >
                <Plus size={18} aria-hidden />
              </button>
            </div>
          ))}
        </details>
      </div>
    </li>
  );
});
