import { useState } from 'react';

interface CopyLinkProps {
  readonly path: string;
}

/** Copies the address of a page that only administrators can open (product 29.24). */
export function CopyLink({ path }: CopyLinkProps) {
  const [outcome, setOutcome] = useState('');

  const copy = () => {
    // Without a secure connection there is no clipboard at all.
    const copying = async () => navigator.clipboard.writeText(window.location.origin + path);
    void copying().then(
      () => setOutcome('Link copied. Only administrators can open it.'),
      () => setOutcome('The browser does not copy. Copy the address of this page instead.'),
    );
  };

  return (
    <>
      <button type="button" className="button" onClick={copy}>
        Copy link
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
