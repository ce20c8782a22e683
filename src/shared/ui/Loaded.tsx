import { Suspense, use, useEffect, useState, Component, type ReactNode } from 'react';
import type { Outcome, Resource } from '../data/resource';
import {
  notLoadedText,
  TRY_AGAIN,
  TRY_AGAIN_PLEASE,
  YOU_ARE_OFFLINE,
  LOADING,
} from '../words/frame';
import { Logo } from './icons';

interface LoadedProps<T> {
  readonly from: Resource<T>;
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: (value: T) => ReactNode;
}

/**
 * Shows a resource: `waiting` while it is pending, then its value, or `failed` with a retry
 * function. Every screen shows its data with this component, so that a failure does not affect
 * other resources.
 */
export function Loaded<T>({ from, waiting, failed, children }: LoadedProps<T>) {
  const [attempt, setAttempt] = useState({ from, outcome: from.outcome, number: 0 });
  const { outcome, number } =
    attempt.from === from ? attempt : { outcome: from.outcome, number: 0 };
  const failure = failed(() => setAttempt({ from, outcome: from.read(), number: number + 1 }));

  return (
    <ErrorBoundary key={number} fallback={failure}>
      <Suspense fallback={waiting}>
        <Answer outcome={outcome} failure={failure}>
          {children}
        </Answer>
      </Suspense>
    </ErrorBoundary>
  );
}

interface AnswerProps<T> extends Pick<LoadedProps<T>, 'children'> {
  readonly outcome: Promise<Outcome<T>>;
  readonly failure: ReactNode;
}

function Answer<T>({ outcome, failure, children }: AnswerProps<T>) {
  const answer = use(outcome);
  const [complete, setComplete] = useState<{ readonly of: typeof outcome; readonly value: T }>();

  useEffect(() => {
    if (!answer.ok) return;
    const show = (value: T) => {
      if (value !== answer.value) setComplete({ of: outcome, value });
    };
    // If the complete value fails, the resource logs the error and the partial value remains.
    answer.complete?.then(show, () => undefined);
  }, [answer, outcome]);

  if (!answer.ok) return failure;
  return children(complete?.of === outcome ? complete.value : answer.value);
}

interface LoadFailureProps {
  /** The missing content as the subject of a sentence: 'The movies'. */
  readonly what: string;
  /** A sentence on the cause or on what to do. */
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
      {notLoadedText(what)} {reason}
    </p>
    <button type="button" className="button" onClick={retry}>
      {TRY_AGAIN}
    </button>
  </div>
);

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the fallback if its children fail to render, so that the rest of the page is not affected.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** The full-page loading view. Its styles are in index.html, which shows it first. */
export const PageLoader = () => (
  <div className="page-loader" role="status" aria-label={LOADING}>
    <Logo />
  </div>
);
