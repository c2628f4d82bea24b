/** There are no captions yet, and how there come to be some. */
import { Captions } from 'lucide-react';
import { editorCaptionsMessages as words } from '../../../../locales/messages/editor/captions';
import { AddCaption } from './AddCaption';
import * as css from '../captions.css';

export const NoCaptions = () => (
  <div className={css.nothing}>
    <Captions size={28} aria-hidden />
    <h3 className={css.nothingTitle}>{words.empty.title}</h3>
    <p>{words.empty.text}</p>
    <AddCaption variant="secondary" />
  </div>
);
