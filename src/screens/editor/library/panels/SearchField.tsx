/** Looks for something of the library by its name, and says how many there are, or that there is none. */
import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import type { Searched } from '../../../../machines/library/libraryMedia';
import { Button } from '../../../../ui/controls/Button';
import { useEditor } from '../../EditorContext';
import * as css from '../library.css';

export const useSearch = (among: Searched): string =>
  useSelector(useEditor().library(), ({ context }) => context.search[among]);

interface SearchFieldProps {
  among: Searched;
  label: string;
  found: number;
  nothingFound: (search: string) => string;
}
export function SearchField({ among, label, found, nothingFound }: SearchFieldProps) {
  const library = useEditor().library();
  const search = useSearch(among);
  const lookFor = (words: string) => library.send({ type: 'search.changed', among, search: words });
  return (
    <search>
      <div className={css.search}>
        <Search size={16} aria-hidden />
        <input
          type="search"
          className={css.searchInput}
          aria-label={label}
          placeholder={text.search}
          value={search}
          onChange={({ target }) => lookFor(target.value)}
        />
      </div>
      {/* There before it says anything: screen readers announce only what changes in a region that they know. */}
      <div role="status">
        {search.trim() === '' ? null : found > 0 ? (
          <p className={css.found}>{text.found(found)}</p>
        ) : (
          <div className={css.notFound}>
            <p>{nothingFound(search.trim())}</p>
            <Button variant="secondary" size="small" onClick={() => lookFor('')}>
              {text.clearSearch}
            </Button>
          </div>
        )}
      </div>
    </search>
  );
}
