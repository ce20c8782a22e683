import { startTransition, useEffect, useRef, useState } from 'react';

type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: unknown };

/**
 * Submits a form. `submit` resolves with whether `send` succeeded, and does nothing while another
 * submission is pending; errors are logged. While it is pending, the browser asks for confirmation
 * before the page is unloaded.
 */
export function useSubmit<Input extends readonly unknown[]>(
  send: (...input: Input) => Promise<unknown>,
) {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  // A ref, because a second click can arrive before the pending state is rendered.
  const submitting = useRef(false);
  const pending = submission.status === 'pending';
  useUnloadWarning(pending);

  const submit = async (...input: Input): Promise<boolean> => {
    if (submitting.current) return false;
    submitting.current = true;
    setSubmission({ status: 'pending' });
    try {
      await send(...input);
      // In a transition, like the data that the router has read again, so that the data are visible
      // before the form can be sent again.
      startTransition(() => setSubmission({ status: 'idle' }));
      return true;
    } catch (error) {
      console.error(error);
      setSubmission({ status: 'error', error });
      return false;
    } finally {
      submitting.current = false;
    }
  };

  return {
    submit,
    pending,
    /** The error of the last submission; null if there is none. */
    failure: submission.status === 'error' ? submission : null,
    clear: () =>
      setSubmission((current) => (current.status === 'error' ? { status: 'idle' } : current)),
  };
}

function useUnloadWarning(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
