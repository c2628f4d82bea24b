/** What is written in a wizard, kept in the tab until the job is made of it: a reload and a new sign-in lose nothing. */
import type * as z from 'zod/mini';
import { createDraftStorage } from '../../../services/browser/stored/draftStorage';
import type { App } from '../../app';

interface Kind<Step extends string, Form> {
  readonly name: string;
  readonly steps: readonly Step[];
  /** States beside the steps, by the step that they belong to. */
  readonly beside?: Readonly<Record<string, Step>>;
  readonly schema: z.ZodMiniType<{ readonly step: Step; readonly form: Form }>;
}
interface Seen<Form> {
  readonly context: { readonly form: Form; readonly jobId: string | null };
  matches(state: never): boolean;
}

/** Each user has a draft of their own, so that two who share a tab see only theirs. */
export const wizardDrafts =
  <Step extends string, Form>({ name, steps, beside = {}, schema }: Kind<Step, Form>) =>
  ({ window, session }: Pick<App, 'window' | 'session'>) => {
    const userId = session.getSnapshot().context.session?.userId ?? 'nobody';
    const drafts = createDraftStorage({
      storage: window.sessionStorage,
      key: `draft:${name}:${userId}`,
      schema,
    });
    return {
      read: () => drafts.read(),
      clear: () => drafts.clear(),
      /** Follows the wizard from step to step. */
      follow(snapshot: Seen<Form>) {
        const at = [...steps, ...Object.keys(beside)].find((one) => snapshot.matches(one as never));
        const step = steps.find((one) => one === at) ?? beside[at ?? ''];
        if (snapshot.context.jobId !== null) drafts.clear();
        else if (step) drafts.write({ step, form: snapshot.context.form });
      },
    };
  };
