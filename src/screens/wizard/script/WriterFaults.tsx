/** What was wrong with a model's answer, a line each. [WR1] */
import { saidOf, type SaidOfFaults, type WriterFault } from '../../../../contract/scripts/writerFault';
import { languageName } from '../../../locales/languageName';
import { writerFaultsMessages as text } from '../../../locales/messages/wizards/writerFaults';

export const WriterFaults = ({ faults }: { faults: readonly WriterFault[] }) => {
  const said: SaidOfFaults = {
    ...text,
    language: (figures) => text.language(figures, languageName(figures.language)),
  };
  return faults.map((fault, index) => <p key={index}>{saidOf(said, fault)}</p>);
};
