import { adminPaths } from '../../../admin-paths';
import type { EntryKind, EntryOf } from '../../../domain/entries/entry';
import { notify } from '../feedback/notify';
import { useConfirm } from '../feedback/useConfirm';
import { useAdminSubmit } from '../runs/useAdminSubmit';
import type { adminList } from '../admin-list';
import type { ListItemProps } from './EntryList';
import { nounOf } from '../kinds';

/** Makes a published entry a draft; throws as the service. Its code is loaded when it is needed. */
export const unpublish = async <Kind extends EntryKind>(kind: Kind, entry: EntryOf<Kind>) =>
  (await import('../../../services/store/publishing')).unpublish(kind, entry);

interface Unpublishing<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
  /** The name of the entry. */
  readonly thing: string;
  /** The list that the entry leaves, if it is read by pages. */
  readonly list?: Pick<ReturnType<typeof adminList>, 'afterWrite'>;
  readonly item: Pick<ListItemProps, 'onRemove'>;
}

/** Makes a published entry a draft after a question (product 29.9). */
export function useUnpublish<Kind extends EntryKind>({
  kind,
  entry,
  thing,
  list = { afterWrite: (write) => write },
  item,
}: Unpublishing<Kind>) {
  const confirm = useConfirm();
  const { submit, pending } = useAdminSubmit(
    async () => {
      const { id } = await list.afterWrite(unpublish(kind, entry));
      item.onRemove();
      notify.saved(`Unpublished: ${thing}`, { draftPath: adminPaths.comingEntry(id) });
    },
    { failed: 'It could not be unpublished.' },
  );
  const ask = async () => {
    if (pending) return;
    const question = {
      title: `Unpublish this ${nounOf(kind)}?`,
      thing,
      note: 'Visitors will no longer see it. It stays here as a draft.',
      action: 'Unpublish',
    };
    if (await confirm(question)) await submit();
  };
  return { ask: () => void ask(), pending };
}
