import { useAdminSubmit } from './useAdminSubmit';
import { useConfirm } from './useConfirm';

interface Deletion {
  /** 'Delete this banner?' */
  readonly question: string;
  /** The name of what goes. */
  readonly thing: string;
  /** What goes with it. */
  readonly note?: string;
  readonly done: string;
  readonly failed: Parameters<typeof useAdminSubmit>[1]['failed'];
  readonly remove: () => Promise<unknown>;
  /** Is called before the list is read again. */
  readonly onDeleted: () => void;
}

/** Deletes an entry once its editor has said yes (DESIGN R6). */
export function useDelete({
  question,
  thing,
  note = 'Its picture goes with it.',
  done,
  failed,
  remove,
  onDeleted,
}: Deletion) {
  const confirm = useConfirm();
  const { submit, pending } = useAdminSubmit(
    async () => {
      await remove();
      onDeleted();
    },
    { done, failed },
  );
  const ask = async () => {
    if (pending) return;
    const asked = { title: question, thing, note: `${note} This cannot be undone.`.trim() };
    if (await confirm({ ...asked, action: 'Delete' })) await submit();
  };
  return { ask: () => void ask(), pending };
}
