import { createContext, useContext, useCallback, useState, useEffect, type ReactNode } from 'react';
import { useBlocker, type Blocker, type Location } from 'react-router-dom';
import { expectReturn } from '../../shared/data/overlays';
import { Modal } from '../../shared/ui/Modal';
import { languageOf } from '../../shared/text/text';
import { clearUnsaved, hasUnsaved, leaveQuestion } from './unsaved-changes';
import { Button } from './parts';

/** A question before an action that cannot be undone, or that visitors see immediately. */
export interface Question {
  /** For example 'Delete this video?'. */
  readonly title: string;
  /** The name of the entry: its title, or the description of its picture. */
  readonly subject?: string | undefined;
  readonly note?: string;
  /** Shown below the note, if the question is about several things. */
  readonly subjects?: readonly Subject[];
  readonly more?: ReactNode;
  /** The label of the button that confirms: 'Delete'. */
  readonly action: string;
  /** Whether confirming loses nothing. */
  readonly isHarmless?: boolean;
  /** The label of the other button; 'Cancel' by default. */
  readonly cancel?: string;
}

export interface Subject {
  /** 'New movie' */
  readonly kind?: string;
  readonly name?: string;
}

export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/**
 * Returns a function that shows a question in a dialog and resolves with the answer; false if the
 * dialog is closed.
 *
 *     if (await confirm({ title: 'Delete this movie?', subject: movie.title, action: 'Delete' })) …
 */
export const useConfirm = (): Confirm => useContext(ConfirmContext);

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
  useLeaveGuard(confirm);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {open && <ConfirmDialog question={open} onAnswer={open.answer} />}
    </ConfirmContext>
  );
}

interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}

/** A modal question. The button that changes nothing comes first, so that it has the focus. */
const ConfirmDialog = ({ question, onAnswer }: ConfirmDialogProps) => (
  <Modal label={question.title} className="dialog" onClose={() => onAnswer(false)}>
    <div className="stack loose dialog-body">
      <h2>{question.title}</h2>
      {question.subject && (
        <p className="strong thing" lang={languageOf(question.subject)} dir="auto">
          {question.subject}
        </p>
      )}
      {question.note && <p>{question.note}</p>}
      {question.subjects && (
        <ul className="marked things">
          {question.subjects.map(({ kind, name }, index) => (
            <li key={index}>
              {kind}
              {kind && name && ': '}
              {name && <bdi lang={languageOf(name)}>{name}</bdi>}
            </li>
          ))}
        </ul>
      )}
      {question.more}
      <div className="buttons">
        <Button onClick={() => onAnswer(false)}>{question.cancel ?? 'Cancel'}</Button>
        <Button
          className={`button ${question.isHarmless ? 'primary' : 'destroy'}`}
          onClick={() => onAnswer(true)}
        >
          {question.action}
        </Button>
      </div>
    </div>
  </Modal>
);

/** Asks before a page with unsaved changes is left. */
function useLeaveGuard(confirm: Confirm) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const blocks = hasUnsaved() && screenOf(currentLocation) !== screenOf(nextLocation);
    if (blocks && historyAction === 'POP') expectReturn();
    return blocks;
  });

  useEffect(() => {
    if (blocker.state === 'blocked') void askToLeave(blocker, confirm);
  }, [blocker, confirm]);
}

/**
 * Identifies a screen by path and tab; a form stays open when filters, searches or pages change.
 */
const screenOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

async function askToLeave(blocker: Blocker, confirm: Confirm): Promise<void> {
  if (await confirm(leaveQuestion())) {
    clearUnsaved();
    blocker.proceed?.();
  } else {
    blocker.reset?.();
  }
}
