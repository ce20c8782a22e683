import { Suspense, use, useState, type ReactNode } from 'react';
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
  return answer.ok ? children(answer.value) : failure;
}
