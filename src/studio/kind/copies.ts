import { fieldsIn } from '../../content/base/define-kind';
import type { EntryKind, EntryOf } from '../../content/entry';
import { describeKind } from '../../store/documents/kinds';
import { titledAsCopy } from '../form/useCopying';

/** What a copy of an entry begins with: where entries are known by their title, it says that it is a copy. */
export function copyOfEntry<Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): EntryOf<Kind> {
  const title = fieldsIn(describeKind(kind)).find(([name]) => name === 'title');
  return title?.[1].required
    ? titledAsCopy(entry as EntryOf<Kind> & { readonly title: string })
    : entry;
}
