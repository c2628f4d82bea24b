/** Looks for a medium by its name. */
import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useEditor } from '../../EditorContext';
import * as css from '../library.css';

export function SearchField({ label }: { label: string }) {
  const { library } = useEditor();
  const search = useSelector(library, ({ context }) => context.search);
  return (
    <div className={css.search}>
      <Search size={16} aria-hidden />
      <input
        type="search"
        className={css.searchInput}
        aria-label={label}
        placeholder={label}
        value={search}
        onChange={({ target }) => library.send({ type: 'search.changed', search: target.value })}
      />
    </div>
  );
}
