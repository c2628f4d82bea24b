/** Words of the operator's page of natural voices. [OP1] */
import { inLanguage } from '../../inLanguage';

export const voicePacksMessages = inLanguage('operator/voices', {
  title: 'Natural voices',
  intro:
    'Voices that sound like people. Each pack is downloaded once from where it is published, tried, and then offered to everybody.',
  loading: 'Loading the voices',
  failed: 'Couldn’t load the voices. Please try again.',
  noEngine:
    'This server has no engine for these voices: its optional packages were left out, or there are none for this system. Run npm ci --include=optional, then restart the server.',
  trying: 'Reading a trial sentence…',
  ready: 'Everybody can choose these voices.',
  voices: 'Voices',
  trial: (pack: string) => `Trial sentence of ${pack}`,
  explains:
    'Its voices are no longer offered, and its files are deleted. Finished videos keep their sound; a video that is made anew needs another voice.',
});
