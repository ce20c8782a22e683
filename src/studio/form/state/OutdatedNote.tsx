import { useState } from 'react';
import { outdatedIn } from '../../../content/base/outdated';
import type { EntryKind, EntryOf } from '../../../content/entry';
import type { Unpublished } from '../../../store/documents/unpublished';
import { describeKind } from '../../../store/documents/kinds';
import { confirmTranslations } from '../../../store/write/confirm-translations';
import { forgetAllLists } from '../../admin-list';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { Action } from '../../ui/parts';
import type { WarningNotes } from '../fields/find-warnings';

/** An entry as its form knows it. */
interface KnownEntry {
  readonly kind: EntryKind;
  readonly entry: EntryOf<EntryKind>;
  readonly unpublished?: Unpublished | undefined;
}

/** By the name of a field: what is said at a translation that is older than its text (product 40.16). */
export const outdatedNotes = (known: KnownEntry): WarningNotes =>
  Object.fromEntries(
    outdatedIn(describeKind(known.kind), known.entry).map((name) => {
      const id = `${name}-outdated`;
      return [name, { id, note: <OutdatedNote key={id} id={id} name={name} {...known} /> }];
    }),
  );

interface OutdatedNoteProps extends KnownEntry {
  readonly id: string;
  readonly name: string;
}

function OutdatedNote({ id, name, kind, entry, unpublished }: OutdatedNoteProps) {
  const [isRight, setRight] = useState(false);
  const { submit, pending } = useAdminSubmit(
    async () => {
      await confirmTranslations(kind, entry, [name], unpublished);
      forgetAllLists();
      setRight(true);
    },
    {
      done: 'The translation is marked as still right.',
      failed: 'The translation could not be marked.',
    },
  );
  if (isRight) return null;
  return (
    <div className="aside small row thin">
      <span id={id}>The text that it translates has changed since it was written.</span>
      <Action pending={pending} aria-describedby={id} onClick={() => void submit()}>
        Still right
      </Action>
    </div>
  );
}
