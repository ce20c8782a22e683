import { useState } from 'react';
import { outdatedIn } from '../../../content/base/outdated';
import type { EntryKind, EntryOf } from '../../../content/entry';
import type { Unpublished } from '../../../store/documents/unpublished';
import { describeKind } from '../../../store/documents/kinds';
import { invalidateAllLists } from '../../admin-list';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { Action } from '../../ui/parts';
import type { WarningNotes } from '../fields/find-warnings';

/**
 * The translations that are older than the original text, and the function that marks one as up to
 * date.
 */
export interface OutdatedTranslations {
  readonly names: readonly string[];
  readonly confirm: (name: string) => Promise<unknown>;
}

/**
 * Returns a function that lists the outdated translations of an entry and can confirm one, for the
 * form's option `outdated`.
 */
export const outdatedOf =
  <Kind extends EntryKind>(kind: Kind) =>
  (entry: EntryOf<Kind>, unpublished?: Unpublished): OutdatedTranslations => ({
    names: outdatedIn(describeKind(kind), entry),
    confirm: async (name) => {
      const { confirmTranslations } = await import('../../../store/write/confirm-translations');
      await confirmTranslations(kind, entry, [name], unpublished);
      invalidateAllLists();
    },
  });

/** Returns the notes for outdated translations, by field name. */
export const outdatedNotes = ({ names, confirm }: OutdatedTranslations): WarningNotes =>
  Object.fromEntries(
    names.map((name) => {
      const id = `${name}-outdated`;
      return [name, { id, note: <OutdatedNote key={id} id={id} confirm={() => confirm(name)} /> }];
    }),
  );

interface OutdatedNoteProps {
  readonly id: string;
  readonly confirm: () => Promise<unknown>;
}

function OutdatedNote({ id, confirm }: OutdatedNoteProps) {
  const [isRight, setRight] = useState(false);
  const { submit, pending } = useAdminSubmit(
    async () => {
      await confirm();
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
