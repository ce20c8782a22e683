import { useState } from 'react';
import { paths } from '../../../paths/paths';
import { site } from '../../../../company/site';
import styles from '../../../../studio/form/EntryForm.module.css';

interface MovieAddressProps {
  readonly id: string;
  readonly isPublished: boolean;
}

/** The address of a stored movie, which never changes, and a button that copies it (product 16.3). */
export function MovieAddress({ id, isPublished }: MovieAddressProps) {
  const [outcome, setOutcome] = useState('');
  const path = paths.movie(id);
  const address = site.origin + path;

  const copy = () => {
    // Without a secure connection there is no clipboard at all.
    const copying = async () => navigator.clipboard.writeText(address);
    void copying().then(
      () => setOutcome('Link copied'),
      () => setOutcome('The browser does not copy. Select the address instead.'),
    );
  };

  return (
    <p className={`whole-row row ${styles.addressLine}`}>
      <span>
        Address:{' '}
        {isPublished ? (
          <a className="soft" href={path} target="_blank" rel="noopener">
            {address}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          <span className="soft">{address}</span>
        )}
      </span>
      <button type="button" className="button" onClick={copy}>
        Copy link
      </button>
      <span role="status">{outcome}</span>
    </p>
  );
}
