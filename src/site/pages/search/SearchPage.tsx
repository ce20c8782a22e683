import { Link, useLoaderData } from 'react-router-dom';
import { QueryForm } from '../../../shared/ui/fields/QueryForm';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { ShowMore } from '../../../shared/ui/ShowMore';
import { isSearchKeyOn, setSearchKey } from '../../data/search-key-setting';
import type { SearchMatch } from '../../../content/search/find-entries';
import { MIN_SEARCH_LENGTH } from '../../../shared/limits';
import { languageOf } from '../../../shared/text/text';
import { MixedText } from '../../../shared/ui/text';
import { useNoindexHead } from '../../../content/meta/use-page-head';
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
import type { SearchData } from './search.loader';
import styles from './SearchPage.module.css';
import { LOADING_DOTS, SEARCH } from '../../../shared/words/frame';
import {
  RESULTS_NOUN,
  SEARCH_EVERYTHING,
  SEARCH_HINT,
  SEARCH_KEY,
  THE_SEARCH,
  nothingFoundText,
} from '../../../shared/words/search';

const HINT = <p className="empty">{SEARCH_HINT}</p>;

/** The number of results of each kind on a page. */
const PAGE_SIZE = 60;

/** The results of the search text in the address. */
export function SearchPage() {
  const { query, page, index } = useLoaderData<SearchData>();
  useNoindexHead(SEARCH);

  return (
    <div className="section first">
      <h1 className="section-title">{SEARCH}</h1>
      <QueryForm action={paths.search} role="search" className={`row ${styles.form}`}>
        <input
          className="control"
          // Resets the field when the search text in the address changes.
          key={query}
          type="search"
          name="q"
          aria-label={SEARCH_EVERYTHING}
          defaultValue={query}
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          {SEARCH}
        </button>
      </QueryForm>
      <div className={styles.results}>
        {query === '' ? (
          HINT
        ) : (
          <Loaded
            from={index}
            waiting={<p role="status">{LOADING_DOTS}</p>}
            failed={(retry) => <LoadFailure what={THE_SEARCH} retry={retry} />}
          >
            {(find) => <Results found={find(query)} query={query} page={page} />}
          </Loaded>
        )}
      </div>
      <label className={`row note ${styles.setting}`}>
        <input
          type="checkbox"
          defaultChecked={isSearchKeyOn()}
          onChange={({ target }) => setSearchKey(target.checked)}
        />
        {SEARCH_KEY}
      </label>
    </div>
  );
}

interface ResultsProps {
  readonly found: readonly SearchMatch[];
  readonly query: string;
  readonly page: number;
}

function Results({ found, query, page }: ResultsProps) {
  const limit = page * PAGE_SIZE;
  const groups = groupMatches(found);
  if (groups.length === 0 && query.length < MIN_SEARCH_LENGTH) return HINT;
  if (groups.length === 0) {
    return (
      <p className="empty" role="status">
        {nothingFoundText(query)}
      </p>
    );
  }
  const shown = groups.flatMap(({ matches }) => matches.slice(0, limit));
  return (
    <>
      {groups.map(({ title, matches }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <h2 className="small-title below">
            {title} <span className="accent">{matches.length}</span>
          </h2>
          <ul className={`columns ${styles.list}`}>
            {matches.slice(0, limit).map((match) => (
              <Result key={match.entry.key} match={match} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore
        pages={{ entries: shown, hasMore: shown.length < found.length, failed: false }}
        page={page}
        noun={RESULTS_NOUN}
      />
    </>
  );
}

function Result({ match }: { readonly match: SearchMatch }) {
  const { entry } = match;
  const title = resultTitle(entry);
  const [facts, people] = [resultFacts(entry), resultPeople(match)];
  return (
    <li className={`ruled ${styles.result}`}>
      <ResultPoster entry={entry} className={`filled ${styles.tile}`} />
      <div>
        <h3 className="entry-title">
          <Link to={resultPath(entry)} lang={languageOf(title)} dir="auto">
            <MixedText text={title} />
          </Link>
        </h3>
        <p className={`row note ${styles.facts}`}>
          {facts && <span>{facts}</span>}
          {people.map((name) => {
            const shown = ownName?.('person', name) ?? name;
            return (
              <Link key={name} to={paths.moviesOf(name)} lang={languageOf(shown)} dir="auto">
                {shown}
              </Link>
            );
          })}
        </p>
      </div>
    </li>
  );
}
