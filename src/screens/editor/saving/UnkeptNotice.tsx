/** Says that this browser keeps no changes: what is not on the server is on this page alone. [E12] */
import { editorSavingMessages as text } from '../../../locales/messages/editor/saving';
import { Notice } from './Notice';
import type { DraftActor } from './savingActor';
import { useIsUnkept } from './useIsUnkept';

export const UnkeptNotice = ({ draft }: { draft: DraftActor }) =>
  useIsUnkept(draft) ? <Notice>{text.unkept}</Notice> : null;
