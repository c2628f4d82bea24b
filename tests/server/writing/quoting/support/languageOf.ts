/** The language of an ad, as the server reads it from its content. */
import { adLanguage } from '../../../../../server/writing/quoting/adLanguage';
import { readFrames } from '../../../../../server/writing/quoting/frames';
import { contentDir } from '../../../../support/contentDir';

export const frames = readFrames(contentDir);
export const languageOf = (code: string) =>
  adLanguage({ title: 'Mug', description: 'A mug.' }, frames, code).language;
