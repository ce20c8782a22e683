interface LoadFailureProps {
  /** What is missing, as the subject of a sentence: 'The movies'. */
  readonly what: string;
  /** What is known of the cause, or what to do, as a sentence. */
  readonly reason?: string | undefined;
  readonly retry: () => void;
}

/** The error message of a failed read, with a retry button. */
export const LoadFailure = ({
  what,
  reason = navigator.onLine ? 'Please try again.' : 'You seem to be offline.',
  retry,
}: LoadFailureProps) => (
  <div className="row between load-failure" role="alert">
    <p>
      {what} could not be loaded. {reason}
    </p>
    <button type="button" className="button" onClick={retry}>
      Try again
    </button>
  </div>
);
