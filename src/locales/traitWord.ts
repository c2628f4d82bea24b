/** What a voice's trait is called: its language by its name, what voices often are by the catalogue, else as it came. */
import { languageName } from './languageName';
import { voicesMessages } from './messages/wizards/voices';

const values: Readonly<Record<string, string>> = voicesMessages.values;

export const traitWord = (trait: string, value: string): string =>
  trait === 'language' ? languageName(value) : (values[value.toLowerCase()] ?? value);
