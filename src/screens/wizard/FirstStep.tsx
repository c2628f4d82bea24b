/** A first step: one question in the middle of the page, and nothing beside it. [W2] [X1] */
import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as css from './FirstStep.css';

interface Props {
  title: string;
  text: string;
  error: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

export const FirstStep = ({ title, text, error, onSubmit, children }: Props) => (
  <div className={css.frame}>
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PageTitle className={css.title}>{title}</PageTitle>
      <p className={css.text}>{text}</p>
      {error}
      {children}
    </form>
  </div>
);
