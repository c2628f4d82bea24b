/** What the server says of a part, as a sentence in the reader's language. */
import type { PartCode, PartFigures, Said } from '../../../contract/operator';
import { overviewMessages as text } from '../../locales/messages/operator/overview';
import { asBytes, asList, asSpan, oneDecimal } from '../../ui/amounts';
import { atMoment } from '../../ui/moments';

/** Figures that are said in the reader's way before they stand in a sentence. */
const inWords = {
  database_own: (said: PartFigures['database_own']) => ({ ...said, size: asBytes(said.bytes) }),
  database_given: (said: PartFigures['database_given']) => ({ ...said, size: asBytes(said.bytes) }),
  queue_waiting: (said: PartFigures['queue_waiting']) => ({ ...said, longest: asSpan(said.oldestSeconds) }),
  disk_room: ({ free, total }: PartFigures['disk_room']) => ({ free: asBytes(free), total: asBytes(total) }),
  writer_model: ({ model, next }: PartFigures['writer_model']) => ({ model, next: asList(next) }),
  writer_local: ({ model, next }: PartFigures['writer_local']) => ({ model, next: asList(next) }),
  backup_made: ({ at, bytes, target }: PartFigures['backup_made']) => ({
    ...{ when: atMoment(at), size: asBytes(bytes), target },
  }),
  tried_voices: ({ voice, seconds }: PartFigures['tried_voices']) => ({
    voice,
    seconds: oneDecimal(seconds),
  }),
  tried_disk: ({ megabytesPerSecond }: PartFigures['tried_disk']) => ({ speed: megabytesPerSecond }),
};
type InWords = typeof inWords;
type Told<Code extends PartCode> = Code extends keyof InWords ? ReturnType<InWords[Code]> : PartFigures[Code];
type Sentences = { readonly [Code in PartCode]: string | ((figures: Told<Code>) => string) };

/** A code without its sentence does not compile. */
const sentences: Sentences = text.says;

export function saidOf(said: Said): string {
  if (!Object.hasOwn(sentences, said.code)) return text.unknownCode(said.code);
  const code = said.code as PartCode;
  const sentence = sentences[code] as string | ((figures: unknown) => string);
  if (typeof sentence === 'string') return sentence;
  return sentence(code in inWords ? inWords[code as keyof InWords](said as never) : said);
}
