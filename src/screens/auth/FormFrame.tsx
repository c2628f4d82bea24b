/** The frame of a form of the account: its head, its fields, what went wrong, the button, the way elsewhere. [A2] */
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { accountMessages } from '../../locales/messages/account/account';
import * as css from './auth.css';

interface Props {
  title: string;
  subtitle?: string;
  /** The sentence above the form that says why somebody is here. */
  notice?: string | undefined;
  fields: ReactNode;
  /** What came of the last try. */
  outcome: ReactNode;
  submit: string;
  isBusy: boolean;
  onSubmit: (typed: FormData) => void;
  children?: ReactNode;
}

export const FormFrame = ({ title, subtitle, notice, fields, outcome, ...form }: Props) => (
  <form
    className={css.form}
    onSubmit={(event) => {
      event.preventDefault();
      form.onSubmit(new FormData(event.currentTarget));
    }}
  >
    <div className={css.head}>
      <PageTitle className={css.title}>{title}</PageTitle>
      {subtitle ? <p className={css.soft}>{subtitle}</p> : null}
    </div>
    {notice ? (
      <p role="status" className={css.notice}>
        {notice}
      </p>
    ) : null}
    {fields}
    {outcome}
    <Button type="submit" wide size="large" disabled={form.isBusy}>
      {form.isBusy ? accountMessages.busy : form.submit}
    </Button>
    {form.children}
  </form>
);
