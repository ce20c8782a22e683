import { Form } from 'react-router-dom';
import styles from './VideoEditor.module.css';

/** Looks for words in the videos; the address remembers them. */
export const VideoSearch = ({ search }: { readonly search: string }) => (
  <Form role="search" className={styles.search} preventScrollReset>
    <input
      // Another search that the address brings replaces what stands in the field.
      key={search}
      type="search"
      name="search"
      aria-label="Search videos"
      placeholder="Search"
      defaultValue={search}
    />
    <button type="submit" className="button">
      Search
    </button>
  </Form>
);
