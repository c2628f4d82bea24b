import type { ScriptSentence } from '../../../../editor-engine/script/sentences';

/** Of a sentence's row, as `data-row`. */
export const rowId = ({ from }: ScriptSentence): string => `sentence-${from}`;
