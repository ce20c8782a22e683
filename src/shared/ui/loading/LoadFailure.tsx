import { notLoaded, TRY_AGAIN, TRY_AGAIN_PLEASE, YOU_ARE_OFFLINE } from '../../words/failures';

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
  reason = navigator.onLine ? TRY_AGAIN_PLEASE : YOU_ARE_OFFLINE,
  retry,
}: LoadFailureProps) => (
  <div className="row between load-failure" role="alert">
    <p>
      {notLoaded(what)} {reason}
    </p>
    <button type="button" className="button" onClick={retry}>
      {TRY_AGAIN}
    </button>
  </div>
);
