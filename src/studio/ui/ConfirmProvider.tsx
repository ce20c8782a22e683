import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { ConfirmContext } from './useConfirm';
import { useLeaveGuard } from './useLeaveGuard';

interface OpenQuestion extends Question {
  readonly answer: (yes: boolean) => void;
}

/** Shows the questions of `useConfirm`. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<OpenQuestion | null>(null);

  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          setOpen(null);
          resolve(yes);
        };
        setOpen({ ...question, answer });
      }),
    [],
  );
  useLeaveGuard(confirm, open?.answer);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {open && <ConfirmDialog question={open} onAnswer={open.answer} />}
    </ConfirmContext>
  );
}
