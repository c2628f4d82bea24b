/** A whole script rewritten on a real engine: what is said anew, what follows, and what is refused. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewriteScript } from '../../../../../src/app/editor/commands/rewriteScript';
import { unspoken } from '../../../../../src/app/editor/commands/scriptCommands';
import { sentencesOf } from '../../../../../src/editor-engine/script/sentences';
import { openEngine } from '../../../editor-engine/support/openEngine';

const SCRIPT = ['One is red.', 'Two is green.', 'Three is blue.', 'Four is grey.'];

/** A video that says the script. */
async function opened() {
  const engine = openEngine();
  await rewriteScript(
    engine,
    SCRIPT.join('\n'),
    async (text) => unspoken(text, {}),
    () => {},
  );
  const said: string[] = [];
  const rewrite = (text: string) =>
    rewriteScript(
      engine,
      text,
      async (one) => {
        said.push(one);
        return unspoken(one, {});
      },
      () => {},
    );
  const script = () => sentencesOf(engine.videoData()).map(({ text }) => text);
  return { engine, said, rewrite, script };
}
const refusal = (rewriting: Promise<unknown>) => rewriting.catch((error: { code: string }) => error.code);

test('[SC1] what is new in a script is said, and nothing else; one undo takes all of it back', async () => {
  const { engine, said, rewrite, script } = await opened();
  const before = engine.videoData();
  const counts = await rewrite('Four is grey.\nOne is red. Two is lime.\nBrand new.\n');
  expect(said).toEqual(['Two is lime.', 'Brand new.']);
  expect(counts).toEqual({ changed: 1, added: 1, removed: 1, moved: 1 });
  expect(script()).toEqual(['Four is grey.', 'One is red.', 'Two is lime.', 'Brand new.']);
  engine.undo();
  expect(engine.videoData()).toEqual(before);
  engine.redo();
  expect(script()).toEqual(['Four is grey.', 'One is red.', 'Two is lime.', 'Brand new.']);
});

test('[SC1] a line that nothing ends is a sentence all the same', async () => {
  const { rewrite, script } = await opened();
  await rewrite('A heading\nOne is red.\nTwo is green\nand three is blue');
  expect(script()).toEqual(['A heading.', 'One is red.', 'Two is green.', 'and three is blue.']);
});

test('[SC1] a script as it was is no step', async () => {
  const { engine, said, rewrite } = await opened();
  const name = engine.history.undoName;
  const before = engine.videoData();
  await rewrite(SCRIPT.join('  '));
  expect([said, engine.history.undoName, engine.videoData()]).toEqual([[], name, before]);
});

test('[SC1] a script emptied, one of 3,000 words and an endless sentence are refused before anything is said', async () => {
  const { engine, said, rewrite } = await opened();
  const before = engine.videoData();
  expect(await refusal(rewrite(' \n '))).toBe('lastSentence');
  expect(await refusal(rewrite('Ten words are said here in a line, no more. '.repeat(300)))).toBe(
    'scriptTooLong',
  );
  expect(await refusal(rewrite('on and on '.repeat(101)))).toBe('sentenceTooLong');
  expect([said, engine.videoData()]).toEqual([[], before]);
});

test('[SC1] a script that is sure not to fit is spoken no further', async () => {
  const { engine } = await opened();
  const before = engine.videoData();
  const said: string[] = [];
  const slowly = async (text: string) => {
    said.push(text);
    return { words: [{ text, from: 0, to: 150_000 }], sound: null };
  };
  const script = Array.from({ length: 9 }, (_, index) => `Sentence ${index} is slow.`).join('\n');
  expect(await refusal(rewriteScript(engine, script, slowly, () => {}))).toBe('tooLong');
  expect([said.length, engine.videoData()]).toEqual([4, before]);
});

test('[SC1] a script that was changed while it was spoken is left as it is', async () => {
  const { engine, script } = await opened();
  const say = async (text: string) => {
    engine.undo();
    return unspoken(text, {});
  };
  expect(await refusal(rewriteScript(engine, 'One is red.\nNew here.', say, () => {}))).toBe('scriptChanged');
  expect(script()).toEqual(['Hello there And now goodbye']);
});

test('[SC1] whatever is written, the video says it', async () => {
  const sentence = fc.constantFrom(...SCRIPT, 'Five is new.', 'Is six new?', 'Seven, too!');
  await fc.assert(
    fc.asyncProperty(fc.array(sentence, { minLength: 1, maxLength: 7 }), async (wanted) => {
      const { engine, rewrite, script } = await opened();
      const before = engine.videoData();
      const steps = engine.history.undoName;
      await rewrite(wanted.join('\n'));
      expect(script()).toEqual(wanted);
      if (wanted.join() !== SCRIPT.join()) engine.undo();
      expect([engine.videoData(), engine.history.undoName]).toEqual([before, steps]);
    }),
    { numRuns: 25 },
  );
});
