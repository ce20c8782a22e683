import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon } from '../components/icons';
import { paths } from '../paths';

import styles from './NavBar.module.css';

const loadPanel = () => import('../pages/search/SearchPanel');

/** What opening the search will need is requested when somebody is about to press the button. */
const prefetch = () => {
  loadPanel().then(
    ({ loadSearchIndex }) => loadSearchIndex(),
    () => undefined,
  );
};

/** The button that opens the search below the navigation bar (product 24.7). */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  const close = (returnFocus = false) => {
    setPanel(undefined);
    if (returnFocus) button.current?.focus();
  };
  const open = () => {
    onOpen();
    // If the code cannot be loaded, the page of the search says so, as every page does.
    loadPanel().then(setPanel, () => navigate(paths.search));
  };

  return (
    <>
      <button
        ref={button}
        id="search"
        type="button"
        className={styles.search}
        aria-label="Search"
        aria-expanded={Boolean(panel)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={panel ? () => close() : open}
      >
        <SearchIcon />
      </button>
      {panel && <panel.SearchPanel close={close} />}
    </>
  );
}
