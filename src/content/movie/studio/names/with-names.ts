import type { ValueKind } from '../../../base/describe';
import { moveNames, undoNameChanges, type NameChange } from '../../../../store/write/names-admin';
import type { UndoableChange } from '../../../../studio/bulk/undoable-change';

/**
 * Extends the first change of a renaming, so that it also copies the translations to the new name
 * and "Undo" removes the copies. Undefined in a site of one language.
 */
export const withNames = !import.meta.env.ONE_LANGUAGE
  ? <T extends UndoableChange>(change: T, kind: ValueKind, from: string, to: string): T => {
      let moved: readonly NameChange[] = [];
      return {
        ...change,
        write: async () => {
          const now = await moveNames(kind, from, to);
          // A repeated attempt moves nothing and must not overwrite the result of the first one.
          if (now.length > 0) moved = now;
          await change.write();
        },
        undo: async () => {
          await undoNameChanges(moved);
          await change.undo?.();
        },
      };
    }
  : undefined;
