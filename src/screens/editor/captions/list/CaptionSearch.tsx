/** Looking for words in the captions, and putting others in their place in all of them. [E6] */
import { useSelector } from '@xstate/react';
import { Replace, Search } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { captionSearchMachine } from '../../../../machines/captionEdit/captionSearch.machine';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { reasonOf } from '../../inspector/reasonOf';
import * as css from '../captions.css';
import { isSought } from '../../../../editor-engine/captions/search';

const { search: text, edit } = editorCaptionsMessages;

interface Props {
  actor: ActorRefFrom<typeof captionSearchMachine>;
  found: number;
  all: number;
}

export function CaptionSearch({ actor, found, all }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  const { query } = snapshot.context;
  const isReplacing = !snapshot.matches('finding');
  return (
    <div role="search" className={css.searchPart}>
      <div className={css.tools}>
        <div className={css.searchBox}>
          <Search size={16} className={css.searchIcon} aria-hidden />
          <input
            type="search"
            className={css.search}
            aria-label={text.field}
            placeholder={text.field}
            value={query}
            onChange={({ target }) => actor.send({ type: 'query.changed', query: target.value })}
          />
        </div>
        <Button
          variant={isReplacing ? 'chosen' : 'quiet'}
          size="icon"
          aria-expanded={isReplacing}
          aria-label={isReplacing ? text.close : text.open}
          title={isReplacing ? text.close : text.open}
          onClick={() => actor.send({ type: isReplacing ? 'replacing.closed' : 'replacing.opened' })}
        >
          <Replace size={17} aria-hidden />
        </Button>
      </div>
      {isReplacing ? <Replacing actor={actor} snapshot={snapshot} /> : null}
      <p role="status" className={css.said}>
        {isSought(query) ? text.found(found, all) : ''}
      </p>
    </div>
  );
}

interface ReplacingProps extends Pick<Props, 'actor'> {
  snapshot: SnapshotFrom<typeof captionSearchMachine>;
}

function Replacing({ actor, snapshot }: ReplacingProps) {
  const { query, replacement, replaced, problem } = snapshot.context;
  return (
    <form
      className={css.replaceRow}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'replacement.submitted' });
      }}
    >
      <input
        className={css.plainInput}
        aria-label={text.replacement}
        placeholder={text.replacement}
        value={replacement}
        onChange={({ target }) => actor.send({ type: 'replacement.changed', replacement: target.value })}
      />
      <Button
        variant="secondary"
        size="small"
        type="submit"
        disabled={!isSought(query) || snapshot.matches('replacingInCaptions')}
      >
        {text.submit}
      </Button>
      {snapshot.matches({ replacing: 'replaced' }) ? (
        <p role="status" className={css.said}>
          {text.replaced(replaced)}
        </p>
      ) : null}
      {snapshot.matches({ replacing: 'refused' }) ? (
        <p role="alert" className={css.problem}>
          {reasonOf(problem ?? '', edit.failed)}
        </p>
      ) : null}
    </form>
  );
}
