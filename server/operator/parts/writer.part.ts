/** Who writes scripts: a model of the operator's, one that was found on this machine, or we who quote. */
import { definePart, good, limited } from '../definePart';

const TRIAL = {
  script: 'This mug holds 350 ml.',
  source: { title: 'Mug', description: 'This mug holds 350 ml.', facts: [] },
};

export const writerPart = definePart({
  name: 'writer',
  limitMs: 90_000,
  async look({ scripts }) {
    const [first, ...others] = await scripts.modelsThatWrite();
    if (!first?.model) return limited({ code: 'writer_quotes' });
    const code = first.kind === 'localModel' ? 'writer_local' : 'writer_model';
    return good({ code, model: first.model, next: others.flatMap(({ model }) => model ?? []) });
  },
  async attempt({ scripts }, { signal }) {
    const { model } = await scripts.whoWrites();
    const { judge, sentences } = await scripts.judgeScript(TRIAL, { signal });
    if (model && judge.kind === 'builtIn')
      throw new Error(`${model} did not answer as it was asked; the server's log says why`);
    if (sentences.length !== 1) throw new Error('one sentence was to be judged');
    return judge.model ? { code: 'tried_writer', writer: judge.model } : { code: 'tried_quoting' };
  },
});
