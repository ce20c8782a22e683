import { Form } from 'react-router-dom';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What is searched, in the plural: 'movies'. */
  readonly noun: string;
  readonly search: string;
  /** The other parameters of the address, which a search leaves as they are. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** Looks for words in a list of the admin area; the address remembers them. */
export const SearchForm = ({ noun, search, keep = {} }: SearchFormProps) => (
  <Form role="search" className={styles.search} preventScrollReset>
    {Object.entries(keep).map(([name, value]) => (
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
