/** Words to lay over the video, in five ready looks. [E7] [E8] */
import { Plus } from 'lucide-react';
import { textLooks, type TextLook } from '../../../../editor-engine/textLooks';
import { fontFamily } from '../../../../templates/paint/type/typefaces';
import { Button } from '../../../../ui/controls/Button';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { useEditor } from '../../EditorContext';
import * as css from '../cards/cards.css';
import { hint, panel } from '../library.css';

const looks = Object.keys(text.looks) as TextLook[];

/** Its own look, made small. */
function lettersOf(look: TextLook): React.CSSProperties {
  const { details } = textLooks[look];
  return {
    fontFamily: fontFamily(details.fontFamily),
    fontSize: `${Math.max(12, details.fontSize * 0.22)}px`,
    fontWeight: details.fontWeight,
    fontStyle: details.fontStyle,
    textAlign: details.textAlign ?? 'center',
    color: details.color,
    backgroundColor: details.backgroundColor,
    borderRadius: typeof details.borderRadius === 'number' ? details.borderRadius / 4 : 0,
  };
}

export function TextPanel() {
  const library = useEditor().library();
  const add = (words: string, look: TextLook) =>
    library.send({ type: 'addition.chosen', addition: { what: 'text', text: words, look } });
  return (
    <div className={panel}>
      <Button wide onClick={() => add(text.newText, 'title')}>
        <Plus size={18} aria-hidden />
        {text.addText}
      </Button>
      <p className={hint}>{text.textHint}</p>
      <ul className={css.looks}>
        {looks.map((look) => (
          <li key={look}>
            <button
              type="button"
              className={css.look}
              title={text.addLook(text.looks[look].name)}
              onClick={() => add(text.looks[look].text, look)}
            >
              {/* A sample of it, not what it is called. */}
              <span className={css.letters} style={lettersOf(look)} aria-hidden>
                {text.looks[look].text}
              </span>
              <span className={css.cardName}>{text.looks[look].name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
