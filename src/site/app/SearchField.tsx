import { isComposing } from '../../shared/ui/hooks/keys';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths/paths';
// With that of the results, whose code would wait for it.
import styles from '../pages/search/SearchPanel.module.css';

const OPTIONS_ID = 'search-options';

interface SearchFieldProps {
  /** Closes the search; with true, the focus returns to the button that opened it. */
  readonly close: (returnFocus?: boolean) => void;
  /** The results, as soon as their code has loaded. */
  readonly Results:
    | ComponentType<{
        readonly id: string;
        readonly query: string;
        readonly active: string | undefined;
        readonly setActive: (id: string | undefined) => void;
        readonly close: SearchFieldProps['close'];
      }>
    | undefined;
}

/** The field of the search: it takes letters at once, while all else loads (product 24.7, 24.8). */
export function SearchField({ Results, close }: SearchFieldProps) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const navigate = useNavigate();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    close(true);
    // The bar closes its menu by the same key.
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Somebody has just opened the search.
          autoFocus
          role="combobox"
          type="search"
          aria-label="Search films, videos, announcements and events"
          aria-autocomplete="list"
          // One letter has options only if it is a title.
          aria-expanded={Boolean(Results) && (query.trim().length > 1 || active !== undefined)}
          aria-controls={OPTIONS_ID}
          aria-activedescendant={active}
          placeholder="Title, actor, director, genre…"
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
