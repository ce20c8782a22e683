import { createContext, useContext } from 'react';
import type { Question } from './ConfirmDialog';

export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/**
 * A function that shows a question in a dialog and resolves with the answer; false if it is closed.
 *
 *     if (await confirm({ title: 'Delete this movie?', thing: movie.title, action: 'Delete' })) …
 */
export const useConfirm = (): Confirm => useContext(ConfirmContext);
