/** 'Look it up' over HTTP, beside a Wikipedia on loopback whose articles are as long as its longest: from the press to a script. */
import { setTimeout as delay } from 'node:timers/promises';
import { lookTopicUp, suggestScripts } from '../../contract/routes/generate.routes';
import { openProduct } from '../../e2e/support/product';
import { wikipediaStub } from '../../tests/support/wikipediaStub';
import { defineBench } from './defineBench';
import { longArticles } from './lookUp/longArticles';
import { processorSeconds } from './processTree';
import { signedUp } from './signedUp';

const WORDS = 12_000;
/** Below the calls a minute that one person may make. */
const CALLS = 12;
/** ms from what a person is shown, which 'Look it up' stands beside, to their press. */
const READING_MS = 2000;

export const bench = defineBench({
  name: 'lookUp',
  async run() {
    const stub = await wikipediaStub();
    stub.pages = longArticles(WORDS);
    const product = await openProduct({
      WORKERS: '0',
      FETCH_ALLOW: stub.host,
      WIKIPEDIA_URL: stub.address,
    });
    try {
      const ask = await signedUp(product.baseURL);
      const secondsTo = async (text: string) => {
        const begun = performance.now();
        const answer = lookTopicUp.response.parse(
          await ask('POST', `/v1${lookTopicUp.path}`, { text, language: 'en' }),
        );
        // Of an article that is made of many none may be sure enough to be said by itself: it was read all the same.
        if (answer.found !== 'scripts' && answer.found !== 'sentences')
          throw new Error(`“${text}”: ${answer.found}`);
        return (performance.now() - begun) / 1000;
      };
      const [one, ...others] = stub.pages.map(({ title }) => title);
      if (one === undefined) throw new Error('There is no article.');
      // Wikipedia has its index; who looks a topic up was shown scripts on it before.
      await fetch(`${stub.address.replace('{edition}', 'en')}/w/api.php?list=search&srsearch=tea`);
      await ask('POST', `/v1${suggestScripts.path}`, { type: 'educational', data: { text: one } });
      await delay(READING_MS);
      const first = await secondsTo(one);
      const before = await processorSeconds(product.pid);
      const times: number[] = [];
      for (const title of others.slice(0, CALLS)) times.push(await secondsTo(title));
      const processor = ((await processorSeconds(product.pid)) - before) / CALLS;
      const near = await secondsTo(`What do ${one} and heavy metal have in common?`);
      const [goal, what] = [
        { atMost: 1 },
        `'Look it up' in an article of ${WORDS} words, to a script or its sentences`,
      ];
      const p50 = times.toSorted((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
      return [
        {
          figure: `${what}, the first of a server, its thread started as the outlines were shown`,
          measured: first,
          unit: 's',
          goal,
        },
        { figure: `${what}, p50`, measured: p50, unit: 's', goal },
        { figure: `${what}, of a processor's time`, measured: processor, unit: 's' },
        { figure: `${what} that only comes near, in two editions`, measured: near, unit: 's' },
      ];
    } finally {
      await product.close();
      stub.close();
    }
  },
});
