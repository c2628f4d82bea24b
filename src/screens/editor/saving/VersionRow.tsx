/** One version: when it was, why it is kept, how long it is. */
import type { VersionListItem } from '../../../../contract/versions';
import { ageOf } from '../../../ui/age';
import { Button } from '../../../ui/controls/Button';
import { grammar } from '../../../locales/inLanguage';
import { dateLocale } from '../../../locales/language';
import { editorSavingMessages } from '../../../locales/messages/editor/saving';
import * as css from './saving.css';

const text = editorSavingMessages.versions;
const moment = new Intl.DateTimeFormat(dateLocale, {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

interface Props {
  version: VersionListItem;
  seenAt: number;
  isRestoring: boolean;
  /** Another one is being restored. */
  isHeld: boolean;
  onRestore: () => void;
}

export function VersionRow({ version, seenAt, isRestoring, isHeld, onRestore }: Props) {
  const at = new Date(version.at);
  const age = ageOf(at.getTime(), seenAt);
  return (
    <li className={css.version}>
      <div className={css.versionWords}>
        <p className={css.versionWhen}>
          <time dateTime={version.at}>{moment.format(at)}</time>
          <span className={css.versionAge}>{age}</span>
        </p>
        <p className={css.versionFacts}>
          <span className={css.cause}>{text.causes[version.cause]}</span>
          <span>{text.length(grammar.number(version.duration / 1000, 1))}</span>
          <span>{text.items(version.items)}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        disabled={isHeld}
        aria-label={isRestoring ? text.restoring : text.restoreOf(`${moment.format(at)}, ${age}`)}
        onClick={onRestore}
      >
        {isRestoring ? text.restoring : text.restore}
      </Button>
    </li>
  );
}
