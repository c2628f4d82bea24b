/** In the top bar: whether everything is saved, since when, and what to press if not. [E12] */
import { useSelector } from '@xstate/react';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ageOf } from '../../../ui/age';
import { visuallyHidden } from '../../../ui/layout/page.css';
import { button } from '../../../ui/controls/Button.css';
import { editorSavingMessages as text } from '../../../locales/messages/editor/saving';
import { useEditor } from '../EditorContext';
import { savedSecondsOf, saveStatusOf, type SaveStatus } from './saveStatus';
import { draftOf, type SavingActor, type SavingSnapshot } from './savingActor';
import * as css from './saving.css';
import { useIsUnkept } from './useIsUnkept';

const fine = <Check size={15} aria-hidden />;
const busy = <LoaderCircle size={15} className={css.turning} aria-hidden />;
const away = <CloudOff size={15} aria-hidden />;
const wrong = <TriangleAlert size={15} aria-hidden />;

const looks: Record<SaveStatus, { icon: ReactNode; words: string | null; tone?: string }> = {
  findingDraft: { icon: busy, words: text.opening },
  saved: { icon: fine, words: null },
  waiting: { icon: busy, words: text.saving },
  savingLayout: { icon: busy, words: text.saving },
  retrying: { icon: busy, words: text.retrying, tone: css.warning },
  offline: { icon: away, words: text.offline, tone: css.warning },
  conflicted: { icon: wrong, words: text.conflicted, tone: css.failing },
  outdated: { icon: wrong, words: text.outdated, tone: css.warning },
  fetchingTheirs: { icon: busy, words: text.loadingTheirs },
  refused: { icon: wrong, words: text.refused, tone: css.failing },
};

/** What is read out: not that all is well again and again, and once for all the tries. */
const inTrouble = (snapshot: SavingSnapshot) =>
  snapshot.hasTag('stuck') || (snapshot.matches({ open: 'savingLayout' }) && snapshot.context.attempts > 0);

export function SaveState() {
  const { saving } = useEditor();
  const status = useSelector(saving, saveStatusOf);
  const isUnkept = useIsUnkept(useSelector(saving, draftOf));
  const isInTrouble = useSelector(saving, inTrouble);
  const { icon, words, tone = '' } = looks[status];
  const said = status === 'offline' && isUnkept ? text.offlineUnkept : words;
  return (
    <div className={`${css.state} ${tone}`} role="group" aria-label={text.label} title={said ?? undefined}>
      <span className={css.sign}>{icon}</span>
      <span className={visuallyHidden} role="status">
        {isInTrouble ? (said ?? text.retrying) : ''}
      </span>
      <span className={css.words} aria-hidden={isInTrouble}>
        {said ?? <SavedAge saving={saving} />}
      </span>
      {status === 'retrying' || status === 'offline' ? (
        <button
          type="button"
          className={`${button({ variant: 'quiet', size: 'small' })} ${css.roomy}`}
          onClick={() => saving.send({ type: 'retried' })}
        >
          {text.retryNow}
        </button>
      ) : null}
    </div>
  );
}

const MINUTE = 60;

function SavedAge({ saving }: { saving: SavingActor }) {
  const seconds = useSelector(saving, savedSecondsOf);
  if (seconds === null) return text.allSaved;
  return seconds < MINUTE ? text.savedSecondsAgo(seconds) : text.saved(ageOf(0, seconds * 1000));
}
