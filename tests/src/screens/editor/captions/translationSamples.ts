/** What a video is translated with, and what comes of it. */
import type { TranslationOffer } from '../../../../../contract/ui/translationOffer';
import type { Voice } from '../../../../../contract/voice';
import type {
  HiddenCopy,
  TranslatedTexts,
} from '../../../../../src/machines/captionEdit/scriptTranslation.machine';
import { threeSentences } from '../../../editor-engine/plugins/script/threeSentences';

const voice = (name: string, languages?: string[]): Voice => ({
  ...{ id: name, name, category: 'built-in', description: '', sample_url: '', labels: {} },
  ...(languages && { languages }),
});

export const offer: TranslationOffer = {
  isPartlyRecorded: false,
  writer: { kind: 'localModel', model: 'small' },
  voices: [voice('Ryan', ['en']), voice('Own'), voice('Thorsten', ['de']), voice('Eva', ['de', 'en'])],
  language: 'en',
  voice: 'Ryan',
};
export const copy: HiddenCopy = { projectId: 'p2', title: 'Lamp (Deutsch)', layout: threeSentences() };
export const texts: TranslatedTexts = {
  sentences: [
    { source: 'Meet this mug.', text: 'Das ist der Becher.' },
    { source: 'It keeps your coffee warm.', text: 'Er hält deinen Kaffee warm.' },
    { source: 'Get it today.', text: 'Hol ihn dir heute.' },
  ],
  shown: [],
};
