import { Form, useSearchParams } from 'react-router-dom';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What is searched, in the plural: 'movies'. */
  readonly noun: string;
  readonly search: string;
}

/** Looks for words in a list of the admin area; the address remembers them beside all else. */
export function SearchForm({ noun, search }: SearchFormProps) {
  const [parameters] = useSearchParams();
  const kept = [...parameters].filter(([name]) => name !== 'search' && name !== 'page');

  return (
    <Form role="search" className={styles.search} preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        // Another search that the address brings replaces what stands in the field.
        key={search}
        type="search"
        name="search"
        aria-label={`Search ${noun}`}
        placeholder="Search"
        defaultValue={search}
      />
      <button type="submit" className="button">
        Search
      </button>
    </Form>
  );
}
