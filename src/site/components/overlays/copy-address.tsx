import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../../../shared/ui/icons';
import { CLOSE } from '../../../shared/words/lists';
import styles from './copy-address.module.css';

type Outcome = 'yes' | 'refused' | undefined;

/** Returns a function that copies a URL, and the result. */
export function useCopy(url: string) {
  const [copied, setCopied] = useState<{ readonly url: string; readonly outcome: Outcome }>();
  const copy = () => {
    // Without permission or https there is no `navigator.clipboard`: the access throws inside the
    // promise.
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
  /** The label of the URL, and the messages. */
  readonly words: Readonly<Record<'label' | 'copied' | 'refused', string>>;
  readonly onClose: () => void;
}

/**
 * The end of a dialog about a URL, with the message that it was copied or, if not, a field with the
 * URL to copy by hand.
 */
export const CopyOutcome = ({ url, outcome, className = '', words, onClose }: CopyOutcomeProps) => (
  <>
    <p role="status" className={`${styles.outcome} ${className}`}>
      {outcome === 'yes' && words.copied}
      {outcome === 'refused' && words.refused}
    </p>
    {outcome === 'refused' && <SelectedAddress url={url} label={words.label} />}
    {/* The last element, because the first one gets the focus. */}
    <button
      type="button"
      className={`icon-button ${styles.close}`}
      aria-label={CLOSE}
      onClick={onClose}
    >
      <CloseIcon />
    </button>
  </>
);

/** A selected field with the URL. */
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
