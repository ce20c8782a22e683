import type { StoredFields } from '../../../content/base/stored-fields';
import type { Change, HistoryKind } from '../../../store/documents/revision';
import { isSameValue } from '../../../store/documents/conflict';
import { asRecord } from '../../../content/base/stored-values';
import { historyFieldsOf, type HistoryField } from './history-fields';

/** Times that every write or move sets: no edit is about them. */
const TIMES = ['timestamp', 'edited'];

/** What an edit changed. */
interface ChangedFields {
  readonly fields: readonly HistoryField[];
  /** Whether it changed nothing but the picture of a movie for link previews. */
  readonly isShareOnly: boolean;
}

/** Returns the fields that an edit changed, in the order of the form (product 30.5). */
export function changedFieldsOf(
  kind: HistoryKind,
  { before, after }: Pick<Change, 'before' | 'after'>,
): ChangedFields {
  if (!after) return { fields: [], isShareOnly: false };
  const isChanged = (name: string) => !isSameValue(valueOf(before, name), valueOf(after, name));
  const all = historyFieldsOf(kind);
  const known = all.filter(({ stored }) => stored.some(isChanged));
  const names = new Set(all.flatMap(({ stored }) => stored));
  // What other tools or older versions of the site have stored.
  const others = Object.keys({ ...before, ...after })
    .filter((name) => !names.has(name) && !TIMES.includes(name) && isChanged(name))
    .map((name): HistoryField => ({ label: name, stored: [name], shown: 'text' }));
  const fields = [...known, ...others];
  const share = (data: StoredFields) => asRecord(data['picture'])['share'];
  return { fields, isShareOnly: fields.length === 0 && share(before) !== share(after) };
}

/** The stored value; of a picture without its share picture, which follows from other fields. */
function valueOf(data: StoredFields, name: string): unknown {
  if (name !== 'picture') return data[name];
  const { share: _share, ...picture } = asRecord(data[name]);
  return picture;
}
