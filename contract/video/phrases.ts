/** Where what is said ends, in every writing system that captions are set in. Pure. */
import { PICTOGRAPHS } from './pictographs';

/** An emoji behind a stop belongs to what it ends. */
const CLOSING = `["'”’»)\\]」』）》】\\s${PICTOGRAPHS}]*$`;
const SENTENCE_END = new RegExp(`[.!?…。！？｡؟۔।॥]${CLOSING}`, 'u');
const PHRASE_END = new RegExp(`[.!?…。！？｡؟۔।॥,;:—–，、；：،؛]${CLOSING}`, 'u');

interface Said {
  readonly text: string;
}
export const endsSentence = ({ text }: Said): boolean => SENTENCE_END.test(text);
/** A sentence's end is a phrase's, too. */
export const endsPhrase = ({ text }: Said): boolean => PHRASE_END.test(text);
