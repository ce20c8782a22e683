interface LoadFailureProps {
  /** What is missing, as the subject of a sentence: 'The movies'. */
  readonly what: string;
  readonly retry: () => void;
}

/** The error message of a failed read, with a retry button. */
export const LoadFailure = ({ what, retry }: LoadFailureProps) => (
  <div className="load-failure" role="alert">
    <p>
      {what} could not be loaded.{' '}
      {navigator.onLine ? 'Please try again.' : 'You seem to be offline.'}
    </p>
    <button type="button" className="button" onClick={retry}>
      Try again
    </button>
  </div>
);
