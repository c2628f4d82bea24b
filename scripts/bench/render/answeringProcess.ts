/** A process of the bench that says when it is open, and then answers one message at a time by one. */
import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';

export interface AnsweringProcess<Question, Answer> {
  /** Throws where the process ends before it answers. */
  ask(question: Question): Promise<Answer>;
  end(): Promise<void>;
}

/** Resolves once it is open. @param child forked just now: nothing of what it says may be missed */
export async function answeringProcess<Question extends object, Answer>(
  child: ChildProcess,
): Promise<AnsweringProcess<Question, Answer>> {
  const exited = once(child, 'exit');
  const said = async () => {
    const died = exited.then(() => {
      throw new Error('A process of the bench ended early.');
    });
    const [answer] = await Promise.race([once(child, 'message'), died]);
    return answer as Answer;
  };
  await said();
  return {
    ask(question) {
      const answer = said();
      child.send(question as Serializable);
      return answer;
    },
    async end() {
      child.disconnect();
      await exited;
    },
  };
}
