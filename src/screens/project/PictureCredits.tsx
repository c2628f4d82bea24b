/** Whose the pictures of a video are, and the same as text to be copied. [B4] */
import { useSelector } from '@xstate/react';
import { Check, Copy } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Credit } from '../../../contract/credit';
import type { scriptCopyMachine } from '../../machines/captionEdit/scriptCopy.machine';
import { Button } from '../../ui/controls/Button';
import { pictureCreditsMessages as text } from '../../locales/messages/pictureCredits';
import { CreditList } from './CreditList';
import { creditText } from './creditText';
import * as css from './credits.css';

const labels = {
  idle: text.copy,
  copyingText: text.copying,
  copied: text.copied,
  refused: text.copy,
} satisfies Record<SnapshotFrom<typeof scriptCopyMachine>['value'], string>;

interface Props {
  credits: readonly Credit[];
  copy: ActorRefFrom<typeof scriptCopyMachine>;
}

export function PictureCredits({ credits, copy }: Props) {
  const state = useSelector(copy, ({ value }) => value);
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <section className={css.credits} aria-labelledby="picture-credits">
      <div className={css.head}>
        <h2 id="picture-credits" className={css.title}>
          {text.title}
        </h2>
        <Button
          variant="secondary"
          size="small"
          onClick={() => copy.send({ type: 'copy.requested', text: creditText(credits) })}
        >
          <Icon size={16} aria-hidden />
          {labels[state]}
        </Button>
      </div>
      <p className={css.hint}>{text.hint}</p>
      <CreditList credits={credits} />
      <p role="status" className={css.hint}>
        {state === 'refused' ? text.copyFailed : ''}
      </p>
    </section>
  );
}
