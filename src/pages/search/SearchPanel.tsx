import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Form, useLocation } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { MIN_SEARCH_LENGTH } from '../../domain/find-entries';
import { paths } from '../../paths';
import { loadSearchIndex } from './search-index';
import { LISTBOX_ID, SearchOptions } from './SearchOptions';
import styles from './SearchPanel.module.css';

export { loadSearchIndex };

interface SearchPanelProps {
  /** Closes the panel; with true, the focus returns to the button that opened it. */
  readonly close: (returnFocus?: boolean) => void;
}

/**
 * The search below the navigation bar: a combobox whose list of options has the results as one types
 * (product 24.7, 24.8).
 */
export function SearchPanel({ close }: SearchPanelProps) {
  const [index] = useState(loadSearchIndex);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const shown = useDeferredValue(query.trim());
  const panel = useRef<HTMLDivElement>(null);
  const isSearching = shown.length >= MIN_SEARCH_LENGTH;
  useCloseOutside(panel, close);

  const type = (text: string) => {
    setQuery(text);
    setActive(undefined);
  };
  const options = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const activeOption = () => options().find(({ id }) => id === active);
  const move = (step: 1 | -1) => {
    const found = options();
    // From the input to the first or the last, and from there to the input again.
    const at = found.findIndex(({ id }) => id === active) + step;
    const next = found.at(at < -1 ? -1 : at === -1 ? found.length : at);
    next?.scrollIntoView({ block: 'nearest' });
    setActive(next?.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isInField && activeOption()) activeOption()?.click();
    else return;
    event.preventDefault();
    // The bar closes its menu by the same key.
    event.stopPropagation();
  };

  return (
    <div ref={panel} role="search" className={styles.panel} onKeyDown={onKeyDown}>
      <Form action={paths.search}>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Somebody has just opened the search.
          autoFocus
          role="combobox"
          type="search"
          name="q"
          aria-label="Search films, videos and announcements"
          aria-autocomplete="list"
          aria-expanded={isSearching}
          aria-controls={LISTBOX_ID}
          aria-activedescendant={active}
          placeholder="Title, actor, director, genre…"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => type(target.value)}
        />
      </Form>
      <Loaded
        from={index}
        waiting={isSearching && <p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The search" retry={retry} />}
      >
        {(find) =>
          isSearching && <SearchOptions found={find(shown)} query={shown} active={active} />
        }
      </Loaded>
    </div>
  );
}

/** Closes the panel when a link is followed, and when something else is pressed or focused. */
function useCloseOutside(panel: RefObject<HTMLElement | null>, close: SearchPanelProps['close']) {
  const { key } = useLocation();
  const opened = useRef(key);

  useEffect(() => {
    if (opened.current !== key) close(true);
  });

  useEffect(() => {
    const onEvent = ({ target }: Event) => {
      const isInside =
        target instanceof Element && (panel.current?.contains(target) || target.closest('#search'));
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  });
}
