import type { Question } from './ConfirmDialog';

/** What is asked before a form with something in it is left. */
export const LEAVE_QUESTION: Question = {
  title: 'Leave without saving?',
  note: 'What you have written is kept in this browser as a draft; chosen pictures are not.',
  action: 'Leave',
};
