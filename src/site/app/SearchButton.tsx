import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon } from '../../shared/ui/icons';
import { paths } from '../../content/paths/paths';
import barStyles from './NavBar.module.css';
import { isComposing, useBackCloses } from '../../shared/ui/hooks';
// Imported here with the styles of the results, so that their code does not wait for another style
// sheet.
import styles from '../pages/search/SearchPanel.module.css';
import { SEARCH } from '../../shared/words/frame';
import { SEARCH_EVERYTHING, SEARCH_PLACEHOLDER } from '../../shared/words/search';

const loadResults = () => import('../pages/search/SearchResults');
type SearchCode = typeof import('../pages/search/SearchResults');

/** Loads code and index of the search when the button is about to be pressed. */
const prefetch = () => {
  loadResults().catch(() => undefined);
  import('../pages/search/search.loader').then(
    ({ loadSearchIndex }) => loadSearchIndex(),
    () => undefined,
  );
};

/** The button that opens the search below the navigation bar. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<SearchCode>();
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  const close = (returnFocus = false) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  };
  const open = () => {
    onOpen();
    setOpen(true);
    // If the code cannot be loaded, the search page shows the error.
    loadResults().then(setCode, () => navigate(paths.search));
  };

  return (
    <>
      <button
        ref={button}
        id="search"
        type="button"
        className={`icon-button ${barStyles.search}`}
        aria-label={SEARCH}
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={isOpen ? () => close() : open}
      >
        <SearchIcon />
      </button>
      {isOpen && <SearchField Results={code?.SearchResults} close={close} />}
    </>
  );
}

const OPTIONS_ID = 'search-options';

interface SearchFieldProps {
  /** Closes the search; with true, returns the focus to the button that opened it. */
  readonly close: (returnFocus?: boolean) => void;
  /** The list of results; undefined until its code is loaded. */
  readonly Results: SearchCode['SearchResults'] | undefined;
}

/** The search field, which can be used while the code of the results loads. */
function SearchField({ Results, close }: SearchFieldProps) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const navigate = useNavigate();
  useBackCloses(true, () => close(true));

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    close(true);
    // The same key would also close the menu of the bar.
    event.stopPropagation();
  };

  return (
    <div role="search" className={styles.panel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close(true);
          void navigate(paths.searchFor(query.trim()));
        }}
      >
        <input
          className="control"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Somebody has just opened the search.
          autoFocus
          role="combobox"
          type="search"
          aria-label={SEARCH_EVERYTHING}
          aria-autocomplete="list"
          // A single character has options only if it is a title.
          aria-expanded={Boolean(Results) && (query.trim().length > 1 || active !== undefined)}
          aria-controls={OPTIONS_ID}
          aria-activedescendant={active}
          placeholder={SEARCH_PLACEHOLDER}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onKeyDown={closeOnEscape}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(undefined);
          }}
        />
      </form>
      {Results && <Results id={OPTIONS_ID} {...{ query, active, setActive, close }} />}
    </div>
  );
}
