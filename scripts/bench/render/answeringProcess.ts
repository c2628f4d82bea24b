/** A process of the bench that says when it is open, and then answers one message at a time by one. */
import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';

/** What it says before it answers. */
export interface Note {
  readonly note: string;
}

export interface AnsweringProcess<Question, Answer> {
  /** Throws where the process ends before it answers. */
  ask(question: Question, onNote?: (note: string) => void): Promise<Answer>;
  end(): Promise<void>;
}

/** Resolves once it is open. @param child forked just now: nothing of what it says may be missed */
export async function answeringProcess<Question extends object, Answer>(
  child: ChildProcess,
): Promise<AnsweringProcess<Question, Answer>> {
  const exited = once(child, 'exit');
  const said = async (onNote?: (note: string) => void): Promise<Answer> => {
    const died = exited.then(() => {
      throw new Error('A process of the bench ended early.');
    });
    const answered = new Promise<Answer>((resolve) => {
      const hear = (message: Answer | Note) => {
        if (isNote(message)) return onNote?.(message.note);
        child.off('message', hear);
        resolve(message);
      };
      child.on('message', hear);
    });
    return Promise.race([answered, died]);
  };
  await said();
  return {
    ask(question, onNote) {
      const answer = said(onNote);
      child.send(question as Serializable);
      return answer;
    },
    async end() {
      child.disconnect();
      await exited;
    },
  };
}

const isNote = (message: unknown): message is Note =>
  typeof message === 'object' && message !== null && 'note' in message;
