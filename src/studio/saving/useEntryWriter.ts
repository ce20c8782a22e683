import { useState } from 'react';
import type { EntryKind } from '../../content/entry';
import type { Unpublished } from '../../store/documents/unpublished';
import { useConfirm } from '../ui/useConfirm';
import { createEntryWriter, type WrittenList } from './entry-writer';

/**
 * What stores the entries of a form; it asks before an edit of a draft becomes public (product 29.5).
 */
export function useEntryWriter<Kind extends EntryKind>(
  kind: Kind,
  unpublished: Unpublished | undefined,
  list?: WrittenList,
) {
  const confirm = useConfirm();
  const [writer] = useState(() => createEntryWriter(kind, { unpublished, list, confirm }));
  return writer;
}
