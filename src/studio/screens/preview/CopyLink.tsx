import { useState } from 'react';

interface CopyLinkProps {
  readonly path: string;
  /** What is said once it is copied. */
  readonly said?: string;
}

/** Copies the address of a page (product 29.24). */
export function CopyLink({
  path,
  said = 'Link copied. Only administrators can open it.',
}: CopyLinkProps) {
  const [outcome, setOutcome] = useState('');

  const copy = () => {
    // Without a secure connection there is no clipboard at all.
    const copying = async () => navigator.clipboard.writeText(window.location.origin + path);
    void copying().then(
      () => setOutcome(said),
      () => setOutcome('The browser does not copy. Copy the address instead.'),
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
