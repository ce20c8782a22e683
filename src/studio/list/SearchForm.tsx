import { useEffect, useRef } from 'react';
import { QueryForm } from '../../shared/ui/fields/QueryForm';
import { usePendingSearchParams } from '../ui/navigation';
import styles from './List.module.css';

interface SearchFormProps {
  /** The plural noun for what is searched: 'movies'. */
  readonly noun: string;
  readonly search: string;
}

/**
 * The search form of a list in the admin area. The search is in the address; the other parameters
 * stay.
 */
export function SearchForm({ noun, search }: SearchFormProps) {
  const parameters = usePendingSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Somebody who types on while the search loads keeps the text and the focus.
    const isOlder = isTyped.current && input.value.trim() !== search;
    if (isOlder && input === document.activeElement) return;
    isTyped.current = false;
    input.value = search;
    // Closes the keyboard of a phone.
    input.blur();
  }, [search]);
  const others = [...parameters].filter(([name]) => name !== 'search' && name !== 'page');

  return (
    <QueryForm role="search" className={styles.search} preventScrollReset>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={field}
        type="search"
        className="control"
        name="search"
        aria-label={`Search ${noun}`}
        placeholder="Search"
        defaultValue={search}
        onInput={() => (isTyped.current = true)}
      />
      <button type="submit" className="button">
        Search
      </button>
    </QueryForm>
  );
}
