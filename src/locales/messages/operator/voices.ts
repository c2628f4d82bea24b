/** Words of the operator's page of natural voices. [OP1] */
import { inLanguage } from '../../inLanguage';

export const voicePacksMessages = inLanguage('operator/voices', {
  title: 'Natural voices',
  intro:
    'Voices that sound like people. Each pack is downloaded once from its publisher, tested, and then offered to everybody.',
  loading: 'Loading the voices',
  failed: 'Couldn’t load the voices. Please try again.',
  noEngine:
    'This server has no engine for these voices: its optional packages were left out, or there are none for this system. Run npm ci --include=optional, then restart the server.',
  trying: 'Reading a test sentence…',
  ready: 'Everybody can use these voices.',
  voices: 'Voices',
  trial: (pack: string) => `Test sentence of ${pack}`,
  explains:
    'Its voices will no longer be offered, and its files will be deleted. Finished videos keep their sound, but new ones need another voice.',
});
