import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon } from '../../shared/ui/icons/icons';
import { paths } from '../../content/paths/paths';
import styles from './NavBar.module.css';
import { SearchField } from './SearchField';

const loadResults = () => import('../pages/search/SearchResults');

/** What the search will need is requested when somebody is about to press the button. */
const prefetch = () => {
  loadResults().catch(() => undefined);
  // Beside the code that shows it.
  import('../pages/search/search-index').then(
    ({ loadSearchIndex }) => loadSearchIndex(),
    () => undefined,
  );
};

/** The button that opens the search below the navigation bar (product 24.7). */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadResults>>>();
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  const close = (returnFocus = false) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  };
  const open = () => {
    onOpen();
    setOpen(true);
    // If the code cannot be loaded, the page of the search says so, as every page does.
    loadResults().then(setCode, () => navigate(paths.search));
  };

  return (
    <>
      <button
        ref={button}
        id="search"
        type="button"
        className={styles.search}
        aria-label="Search"
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
