/** Where pictures of explainers come from: cards of our own, and sources on the web. */
import { definePart, good, limited } from '../definePart';

const sourcesOf = (config: { PEXELS_API_KEY?: string | undefined; OPEN_PICTURES: boolean }) => [
  ...(config.PEXELS_API_KEY ? ['Pexels'] : []),
  ...(config.OPEN_PICTURES ? ['Wikimedia Commons', 'Openverse'] : []),
];
const TOPIC = 'tea';
const PART = {
  text: 'Tea is a drink.',
  sentences: ['Tea is a drink.'],
  start: 0,
  end: 2,
  wordStarts: [0, 0.5, 1, 1.5],
};

export const picturesPart = definePart({
  name: 'pictures',
  limitMs: 30_000,
  async look({ config }) {
    const sources = sourcesOf(config);
    if (sources.length === 0) return limited({ code: 'pictures_drawn' });
    return good({ code: 'pictures_found', sources: sources.join(', ') });
  },
  async attempt({ config, pictures }, { signal }) {
    if (sourcesOf(config).length > 0) {
      const found = await pictures.find({ subject: TOPIC, topic: TOPIC }, signal);
      if (found.length === 0) throw new Error("no source had a picture of tea; the server's log says why");
      return { code: 'tried_pictures', found: found.length };
    }
    const [card] = pictures.illustrate({ topic: TOPIC, parts: [PART] });
    const drawn = await card?.draw('default');
    if (!drawn || drawn.body.length === 0) throw new Error('no card was drawn');
    return { code: 'tried_drawing' };
  },
});
