import { flushSync } from 'react-dom';
import {
  EditConflictError,
  EditDeclinedError,
  EntryGoneError,
} from '../../store/documents/conflict';
import { ScheduleRefusedError, type Publication } from '../../store/documents/unpublished';
import { errorCode } from '../../shared/failures/failure';
import { CanceledError } from '../../shared/pictures/upload-error';
import { notify } from '../ui/notify';
import { useAdminSubmit } from '../session/useAdminSubmit';
import { showSaved, type SavedEntry } from '../saving/saved-entry';
import type { Entry, EntryFormOptions, FormTexts } from './entry-form';
import type { EntryState } from './useEntryState';

type Options<T extends Entry, Fields> = Pick<
  EntryFormOptions<T, Fields>,
  'send' | 'editing' | 'onSaved'
>;

/**
 * Sends the fields of a form, and shows what became of them: saved, or changed by somebody else, gone
 * or failed, with the content of the form unchanged (product 15.1, 15.5, 15.9).
 */
export function useSaving<T extends Entry & Fields, Fields>(
  state: EntryState<T>,
  texts: Pick<FormTexts, 'done' | 'failed'>,
  { send, editing, onSaved }: Options<T, Fields>,
) {
  const { before, gone } = state;

  const showSuccess = (saved: SavedEntry | undefined) => {
    notify.saved(saved?.message ?? texts.done, saved);
    // At once: what follows may leave the page, which asks first while something is unsaved.
    flushSync(state.beginAgain);
    onSaved?.();
    const isNew = before === undefined;
    // A new draft is in no list of this page.
    if (saved && !((isNew || gone) && saved.draftPath)) showSaved({ key: saved.key, isNew });
    editing?.close();
  };

  /** Throws what the form itself does not show. */
  const showFailure = (error: unknown, publication: Publication | undefined) => {
    // The picture's own status shows that its upload was canceled.
    if (error instanceof CanceledError || error instanceof EditDeclinedError) return;
    if (error instanceof EntryGoneError) return state.showGone(error);
    if (error instanceof EditConflictError) return state.showTheirs(error.current, error.base);
    const isTimed = typeof publication === 'object' && errorCode(error) === 'permission-denied';
    throw isTimed ? new ScheduleRefusedError(error) : error;
  };

  const save = async (fields: Fields, publication: Publication | undefined) => {
    state.aimPicture();
    let saved: SavedEntry | void;
    try {
      saved = await send(fields, before, publication);
    } catch (error) {
      return showFailure(error, publication);
    }
    showSuccess(saved ?? undefined);
  };

  return useAdminSubmit(save, { failed: texts.failed });
}
