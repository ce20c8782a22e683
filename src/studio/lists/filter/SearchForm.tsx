import { useSearchParams } from 'react-router-dom';
import { AddressForm } from '../../../shared/ui/fields/AddressForm';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What is searched, in the plural: 'movies'. */
  readonly noun: string;
  readonly search: string;
}

/** The search of a list of the admin area; it is in the address, beside its other parameters. */
export function SearchForm({ noun, search }: SearchFormProps) {
  const [parameters] = useSearchParams();
  const others = [...parameters].filter(([name]) => name !== 'search' && name !== 'page');

  return (
    <AddressForm role="search" className={styles.search} preventScrollReset>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        // Replaces the content when the address gets another search.
        key={search}
        type="search"
        className="control"
        name="search"
        aria-label={`Search ${noun}`}
        placeholder="Search"
        defaultValue={search}
      />
      <button type="submit" className="button">
        Search
      </button>
    </AddressForm>
  );
}
