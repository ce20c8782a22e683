import { useEffect, useRef, useState } from 'react';
import styles from './copy-address.module.css';

type Outcome = 'yes' | 'refused' | undefined;

/** Returns a function that copies an address, and what has become of that. */
export function useCopy(url: string) {
  const [copied, setCopied] = useState<{ readonly url: string; readonly outcome: Outcome }>();
  const copy = () => {
    // Where the page has no right to it, or no secure connection, there is no clipboard at all.
    const copying = async () => navigator.clipboard.writeText(url);
    void copying().then(
      () => setCopied({ url, outcome: 'yes' }),
      () => setCopied({ url, outcome: 'refused' }),
    );
  };
  return { copy, outcome: copied?.url === url ? copied.outcome : undefined };
}

interface CopyOutcomeProps {
  readonly url: string;
  readonly outcome: Outcome;
  readonly className?: string | undefined;
  /** What the address is called, and what is said of it. */
  readonly words: Readonly<Record<'label' | 'copied' | 'refused', string>>;
}

/** Says whether the address was copied; one that was not is in a field, to be copied by hand. */
export const CopyOutcome = ({ url, outcome, className, words }: CopyOutcomeProps) => (
  <>
    <p role="status" className={className}>
      {outcome === 'yes' && words.copied}
      {outcome === 'refused' && words.refused}
    </p>
    {outcome === 'refused' && <SelectedAddress url={url} label={words.label} />}
  </>
);

/** The address in a field, selected, to be copied by the browser's own means. */
function SelectedAddress({ url, label }: { readonly url: string; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      className={`control ${styles.address}`}
      value={url}
      readOnly
      aria-label={label}
    />
  );
}
