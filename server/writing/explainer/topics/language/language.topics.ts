/** What we wrote on language. */
import { alphabet } from './alphabet.topic';
import { firstWords } from './firstWords.topic';
import { languages } from './languages.topic';
import { signLanguage } from './signLanguage.topic';

export const languageTopics = [alphabet, firstWords, languages, signLanguage];
