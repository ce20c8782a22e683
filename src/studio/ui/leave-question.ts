import type { Question } from './ConfirmDialog';

/** The question before a form with unsaved changes is left (product 15.4). */
export const LEAVE_QUESTION: Question = {
  title: 'Leave without saving?',
  note: 'What you have written is kept in this browser as a draft; chosen pictures are not.',
  action: 'Leave',
};
