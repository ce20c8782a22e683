import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isComposing } from '../../../shared/ui/hooks';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { MIN_SEARCH_LENGTH } from '../../../shared/limits';
import { loadSearchIndex } from './search.loader';
import type { SearchMatch } from '../../../content/search/find-entries';
import { languageOf } from '../../../shared/text/text';
import { MixedText } from '../../../shared/ui/text';
import { parseSearchKey } from '../../../content/search/search-entry';
import { ownName } from '../../../content/names/own-names';
import { paths } from '../../../content/paths/paths';
import {
  ResultPoster,
  resultPath,
  resultFacts,
  groupMatches,
  resultPeople,
  resultTitle,
} from './results';
import styles from './SearchResults.module.css';
import { LOADING_DOTS } from '../../../shared/words/frame';
import {
  RESULTS,
  SEE_ALL_RESULTS,
  THE_SEARCH,
  nothingFoundText,
  resultCountText,
} from '../../../shared/words/search';

interface SearchResultsProps {
  /** The id of the list of options. */
  readonly id: string;
  readonly query: string;
  /** The id of the option that was reached with the keyboard. */
  readonly active: string | undefined;
  readonly setActive: (id: string | undefined) => void;
  /** Closes the search; with true, returns the focus to the button that opened it. */
  readonly close: (returnFocus?: boolean) => void;
}

/** The options below the search field while the user types, and the keys for them. */
export function SearchResults({ id, query, active, setActive, close }: SearchResultsProps) {
  const [index] = useState(loadSearchIndex);
  const shown = useDeferredValue(query.trim());
  const results = useRef<HTMLDivElement>(null);
  const isSearching = shown !== '';
  useKeys(results, { active, setActive, close });
  useCloseOutside(results, close);

  return (
    <div ref={results}>
      <Loaded
        from={index}
        waiting={isSearching && <p role="status">{LOADING_DOTS}</p>}
        failed={(retry) => <LoadFailure what={THE_SEARCH} retry={retry} />}
      >
        {(find) => {
          const found = isSearching ? find(shown) : [];
          // For a single character "Nothing found" is not shown, because the user is still typing.
          if (found.length === 0 && shown.length < MIN_SEARCH_LENGTH) return null;
          return <SearchOptions {...{ id, found, query: shown, active }} />;
        }}
      </Loaded>
    </div>
  );
}

type Results = RefObject<HTMLDivElement | null>;

/**
 * The arrow keys move through the options, from the field and back to it; Enter opens an option,
 * and Escape closes the search.
 */
function useKeys(
  results: Results,
  { active, setActive, close }: Pick<SearchResultsProps, 'active' | 'setActive' | 'close'>,
) {
  useEffect(() => {
    const panel = results.current?.parentElement;
    const options = () => [
      ...(results.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
    ];
    const move = (step: 1 | -1) => {
      const found = options();
      const at = found.findIndex((option) => option.id === active) + step;
      const next = found.at(at < -1 ? -1 : at === -1 ? found.length : at);
      next?.scrollIntoView({ block: 'nearest' });
      setActive(next?.id);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const option = options().find((element) => element.id === active);
      if (event.key === 'Escape') {
        close(true);
        // The same key would also close the menu of the bar.
        event.stopPropagation();
      } else if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && option) {
        option.click();
      } else return;
      event.preventDefault();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  });
}

/** Closes the search when a link is followed, or when something else is pressed or focused. */
function useCloseOutside(results: Results, close: SearchResultsProps['close']) {
  const { key } = useLocation();
  const opened = useRef(key);

  useEffect(() => {
    if (opened.current !== key) close(true);
  });

  useEffect(() => {
    const onEvent = ({ target }: Event) => {
      const isInside =
        target instanceof Element &&
        (results.current?.parentElement?.contains(target) || target.closest('#search'));
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

/** The number of options in each group. */
const LIMIT = 3;
const MOVIE_LIMIT = 7;

interface SearchOptionsProps {
  readonly id: string;
  readonly found: readonly SearchMatch[];
  readonly query: string;
  /** The id of the option that was reached with the keyboard. */
  readonly active: string | undefined;
}

/** The best results as options of the combobox, in groups, and a link to all results. */
function SearchOptions({ id, found, query, active }: SearchOptionsProps) {
  if (found.length === 0) {
    return (
      <p role="status" className="soft">
        {nothingFoundText(query)}
      </p>
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {resultCountText(found.length)}
      </p>
      <div id={id} role="listbox" aria-label={RESULTS}>
        {groupMatches(found).map(({ kind, title, matches }) => (
          <div key={kind} role="group" aria-label={title}>
            <p aria-hidden="true" className={`note strong accent ${styles.group}`}>
              {title}
            </p>
            {matches.slice(0, kind === 'movie' ? MOVIE_LIMIT : LIMIT).map((match) => (
              <Option key={match.entry.key} match={match} active={active} />
            ))}
          </div>
        ))}
      </div>
      <Link to={paths.searchFor(query)} className="accent text-button">
        {SEE_ALL_RESULTS}
      </Link>
    </>
  );
}

interface OptionProps extends Pick<SearchOptionsProps, 'active'> {
  readonly match: SearchMatch;
}

function Option({ match, active }: OptionProps) {
  const { entry } = match;
  const id = `search-option-${entry.key}`;
  const title = resultTitle(entry);
  const people = resultPeople(match).map((name) => ownName?.('person', name) ?? name);
  const note = [resultFacts(entry), people.join(', ')].filter(Boolean).join(' · ');
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      to={resultPath(entry)}
      className={`strong ${styles.option}`}
    >
      {parseSearchKey(entry.key).kind === 'movie' && (
        <ResultPoster entry={entry} className={`filled ${styles.poster}`} />
      )}
      <span className={`row ${styles.texts}`}>
        <span lang={languageOf(title)} dir="auto">
          <MixedText text={title} />
        </span>
        {note && (
          <span className="note plain" lang={languageOf(note)} dir="auto">
            <MixedText text={note} />
          </span>
        )}
      </span>
    </Link>
  );
}
