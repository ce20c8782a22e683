import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import type { Outcome, Resource } from '../app/resource';
import { ErrorBoundary } from './ErrorBoundary';

interface LoadedProps<T> {
  readonly from: Resource<T>;
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: (value: T) => ReactNode;
}

/**
 * The one way in which a screen shows what it reads: `waiting` until the answer is there, then the
 * value, or `failed` with a way to try again. Each stands alone and takes no other part down.
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
  const [whole, setWhole] = useState<{ readonly of: typeof outcome; readonly value: T }>();

  useEffect(() => {
    if (!answer.ok) return;
    const show = (value: T) => {
      if (value !== answer.value) setWhole({ of: outcome, value });
    };
    // What fails beyond the beginning is logged by the resource, and the beginning stays.
    answer.whole?.then(show, () => undefined);
  }, [answer, outcome]);

  if (!answer.ok) return failure;
  return children(whole?.of === outcome ? whole.value : answer.value);
}
