import { useState } from 'react';
import type { SwitchWords } from '../../content/base/describe';
import type { EntryKind, EntryOf, FieldsOf } from '../../content/entry';
import { setFields } from '../../store/write/edit-entry';
import type { WrittenList } from '../form/state/entry-writer';
import { useAdminSubmit } from '../session/useAdminSubmit';
import styles from './SwitchField.module.css';

interface SwitchFieldProps<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
  /** The field that it changes. */
  readonly name: string;
  readonly words: SwitchWords;
  readonly list: WrittenList;
  /** The id of the entry's heading. */
  readonly describedBy: string;
}

/** Changes a field of a stored entry that is yes or no (product 16.9). Moves at once, and back on failure. */
export function SwitchField<Kind extends EntryKind>({
  kind,
  entry,
  name,
  words: { label, failed },
  list,
  describedBy,
}: SwitchFieldProps<Kind>) {
  // Shown until the list has been read again, which creates another object.
  const [wanted, setWanted] = useState<{ entry: unknown; isOn: boolean } | null>(null);
  const { submit, pending } = useAdminSubmit(
    (isOn: boolean) =>
      list.afterWrite(setFields(kind, entry, { [name]: isOn } as Partial<FieldsOf<Kind>>)),
    { failed },
  );
  const isOn = wanted?.entry === entry ? wanted.isOn : Boolean(Reflect.get(entry, name));

  const flip = async () => {
    if (pending) return;
    setWanted({ entry, isOn: !isOn });
    if (!(await submit(!isOn))) setWanted(null);
  };

  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-busy={pending}
      aria-describedby={describedBy}
      onClick={() => void flip()}
    >
      <span className={styles.track} />
      <span>
        {label}: <strong>{isOn ? 'yes' : 'no'}</strong>
      </span>
    </button>
  );
}
