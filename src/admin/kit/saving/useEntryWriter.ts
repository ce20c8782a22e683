import { useState } from 'react';
import type { Unpublished } from '../../../domain/entries/unpublished';
import type { EntryKind } from '../../../domain/entries/entry';
import { useConfirm } from '../feedback/useConfirm';
import { createEntryWriter } from './entry-writer';

/** The writer of a form, which asks before an edit of a draft becomes public (product 29.5). */
export function useEntryWriter<Kind extends EntryKind>(unpublished?: Unpublished) {
  const confirm = useConfirm();
  const [write] = useState(() => createEntryWriter<Kind>(unpublished, confirm));
  return write;
}
