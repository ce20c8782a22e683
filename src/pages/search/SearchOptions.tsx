import { Link } from 'react-router-dom';
import type { SearchEntry } from '../../domain/search-entry';
import { languageOf } from '../../domain/text';
import { addressOf, countOf, factsOf, groupsOf, peopleOf, searchAddress, titleOf } from './results';
import styles from './SearchPanel.module.css';

export const LISTBOX_ID = 'search-options';

/** Options of each kind. */
const LIMITS: Readonly<Record<string, number>> = { Films: 7, Videos: 3, Announcements: 3 };

interface SearchOptionsProps {
  readonly found: readonly SearchEntry[];
  readonly query: string;
  /** The id of the option that the keyboard has reached. */
  readonly active: string | undefined;
}

/** The best results as options of the combobox, in groups, and a link to all of them. */
export function SearchOptions({ found, query, active }: SearchOptionsProps) {
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
      <div id={LISTBOX_ID} role="listbox" aria-label="Results" className={styles.options}>
        {groupsOf(found).map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className={styles.group}>
              {title}
            </p>
            {entries.slice(0, LIMITS[title]).map((entry) => (
              <Option key={entry.key} {...{ entry, query, active }} />
            ))}
          </div>
        ))}
      </div>
      <Link to={searchAddress(query)} className={styles.all}>
        See all results
      </Link>
    </>
  );
}

interface OptionProps extends Omit<SearchOptionsProps, 'found'> {
  readonly entry: SearchEntry;
}

function Option({ entry, query, active }: OptionProps) {
  const id = `search-option-${entry.key}`;
  const title = titleOf(entry);
  const note = [factsOf(entry), peopleOf(entry, query).join(', ')].filter(Boolean).join(' · ');
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      to={addressOf(entry)}
      className={styles.option}
    >
      <span lang={languageOf(title)} dir="auto">
        {title}
      </span>
      {note && (
        <span className={styles.note} lang={languageOf(note)} dir="auto">
          {note}
        </span>
      )}
    </Link>
  );
}
