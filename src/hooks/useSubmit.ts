import { useEffect, useRef, useState } from 'react';

type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: unknown };

/**
 * The one way to submit a form (SPEC §4): idle, pending, then idle again or an error to show. The
 * form keeps what was entered until `submit` resolves with true. A second press while the first is
 * under way does nothing, and the browser asks before it leaves the page then. Errors are logged
 * (SPEC §8).
 */
export function useSubmit<Input extends readonly unknown[]>(
  send: (...input: Input) => Promise<unknown>,
) {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  // A second press can come before the first one has been drawn.
  const underWay = useRef(false);
  const pending = submission.status === 'pending';
  useLeaveWarning(pending);

  const submit = async (...input: Input): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setSubmission({ status: 'pending' });
    try {
      await send(...input);
      setSubmission({ status: 'idle' });
      return true;
    } catch (error) {
      console.error(error);
      setSubmission({ status: 'error', error });
      return false;
    } finally {
      underWay.current = false;
    }
  };

  return {
    submit,
    pending,
    /** Null while there is none. */
    failure: submission.status === 'error' ? submission : null,
    /** Takes the error away again. */
    clear: () => setSubmission((now) => (now.status === 'error' ? { status: 'idle' } : now)),
  };
}

function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
