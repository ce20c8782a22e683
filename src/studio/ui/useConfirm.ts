import { createContext, useContext, type ReactNode } from 'react';

/** A question before something that cannot be undone, or that visitors see at once. */
export interface Question {
  /** The question itself: 'Delete this video?'. */
  readonly title: string;
  /** The name of what it is about: a title, or what a picture shows. */
  readonly subject?: string | undefined;
  /** Further information. */
  readonly note?: string;
  /** Shown below the note, where the question may be about several things. */
  readonly subjects?: readonly Subject[];
  /** Shown below these. */
  readonly more?: ReactNode;
  /** The label of the button: 'Delete'. */
  readonly action: string;
  /** Whether the answer takes nothing away. */
  readonly isHarmless?: boolean;
  /** The label of the other button: 'Cancel' without it. */
  readonly cancel?: string;
}

export interface Subject {
  /** 'New movie' */
  readonly kind?: string;
  /** Its title. */
  readonly name?: string;
}

export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/**
 * A function that shows a question in a dialog and resolves with the answer; false if it is closed.
 *
 *     if (await confirm({ title: 'Delete this movie?', subject: movie.title, action: 'Delete' })) …
 */
export const useConfirm = (): Confirm => useContext(ConfirmContext);
