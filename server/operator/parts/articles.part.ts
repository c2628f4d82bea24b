/** Whether topics are looked up, and where. */
import { definePart, good, off } from '../definePart';

const TOPIC = 'Tea';
/** Of the editions the one that an address is shown of. */
const EXAMPLE = 'en';

export const articlesPart = definePart({
  name: 'articles',
  limitMs: 30_000,
  async look({ config }) {
    if (!config.WIKIPEDIA) return off({ code: 'articles_off' });
    return good({ code: 'articles_on', address: config.WIKIPEDIA_URL.replace('{edition}', EXAMPLE) });
  },
  async attempt({ config, lookUp }, { signal }) {
    if (!config.WIKIPEDIA) throw new Error('it is switched off (WIKIPEDIA)');
    await lookUp({ text: TOPIC, language: 'en' }, { signal });
    return { code: 'tried_articles', title: TOPIC };
  },
});
