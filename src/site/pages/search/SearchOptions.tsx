import { Link } from 'react-router-dom';
import type { SearchMatch } from '../../../content/search/find-entries';
import { languageOf } from '../../../shared/text/text';
import { parseSearchKey } from '../../../content/search/search-entry';
import { paths } from '../../../content/paths/paths';
import { ResultPoster } from './ResultPoster';
import { addressOf, countOf, factsOf, groupsOf, peopleOf, titleOf } from './results';
import styles from './SearchPanel.module.css';

/** Options of each kind. */
const LIMITS: Readonly<Record<string, number>> = {
  Films: 7,
  Videos: 3,
  Announcements: 3,
  Events: 3,
};

interface SearchOptionsProps {
  readonly id: string;
  readonly found: readonly SearchMatch[];
  readonly query: string;
  /** The id of the option that the keyboard has reached. */
  readonly active: string | undefined;
}

/** The best results as options of the combobox, in groups, and a link to all of them. */
export function SearchOptions({ id, found, query, active }: SearchOptionsProps) {
  if (found.length === 0) {
    return (
      <p role="status" className={styles.empty}>
        Nothing found for &quot;{query}&quot;
      </p>
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {countOf(found.length)}
      </p>
      <div id={id} role="listbox" aria-label="Results" className={styles.options}>
        {groupsOf(found).map(({ title, matches }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className={styles.group}>
              {title}
            </p>
            {matches.slice(0, LIMITS[title]).map((match) => (
              <Option key={match.entry.key} match={match} active={active} />
            ))}
          </div>
        ))}
      </div>
      <Link to={paths.searchFor(query)} className={styles.all}>
        See all results
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
  const title = titleOf(entry);
  const note = [factsOf(entry), peopleOf(match).join(', ')].filter(Boolean).join(' · ');
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      to={addressOf(entry)}
      className={styles.option}
    >
      {parseSearchKey(entry.key).kind === 'movie' && (
        <ResultPoster entry={entry} className={styles.poster} />
      )}
      <span className={styles.texts}>
        <span lang={languageOf(title)} dir="auto">
          {title}
        </span>
        {note && (
          <span className={styles.note} lang={languageOf(note)} dir="auto">
            {note}
          </span>
        )}
      </span>
    </Link>
  );
}
