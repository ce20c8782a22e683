import { useRef } from 'react';
import { isUnchanged } from '../../../store/documents/next-version';
import type { ToEdit } from './coming.loader';
import type { Unpublished } from '../../../store/documents/unpublished';
import { idIn, type EntryKind, type EntryOf } from '../../../content/entry';
import { isSameValue } from '../../../store/documents/conflict';
import { describeKind, entryFrom, placeOfNext } from '../../../store/documents/kinds';
import { keyOf, studioOf } from '../../kinds';
import { lazyComponent } from '../../../shared/ui/loading/lazy-component';

const KindForm = lazyComponent(
  async () => ({ default: (await import('../../kind/KindForm')).KindForm }),
  'The form',
);

interface UnpublishedFormProps {
  readonly unpublished: ToEdit;
  /** Leaves the page. */
  readonly leave: () => void;
}

/** The form of the kind of an entry that is not published. */
export function UnpublishedForm({ unpublished: opened, leave }: UnpublishedFormProps) {
  const unpublished = asSeen(opened);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, entry } = unpublished;
  const editing = {
    // A form is named by what tells its entry from others, published or not.
    id: keyOf({ id: idIn(unpublished), ...(isInGroup(kind) && { path: unpublished.path }) }),
    unpublished,
    close: leave,
    ...seen(kind, opened, entry),
  };

  // A form that has a screen of its own stands there without a heading.
  return studioOf(kind).editPath ? (
    <KindForm kind={kind} editing={editing}>
      <button type="button" className="button" onClick={leave}>
        Cancel
      </button>
    </KindForm>
  ) : (
    <KindForm
      kind={kind}
      editing={{ ...editing, inPlace: { heading, cancel: async () => leave() } }}
    />
  );
}

const isInGroup = (kind: EntryKind) => describeKind(kind).place.type === 'group';

const isOutdated = ({ base, published }: ToEdit): boolean =>
  base !== undefined && published !== undefined && !isUnchanged(base, published);

/** The form of a next version shows what is published now: what is saved there goes by that. */
const asSeen = (opened: ToEdit): Unpublished =>
  isOutdated(opened) ? { ...opened, base: opened.published } : opened;

/**
 * An entry as its form shows it. A next version is shown beside what is published, if that is no longer
 * what it was begun with, and with the pictures of that where it has none of its own (product 37.5).
 */
function seen<Kind extends EntryKind>(kind: Kind, opened: ToEdit, entry: EntryOf<Kind>) {
  if (!isOutdated(opened)) return { entry };
  const place = placeOfNext(opened);
  const now = entryFrom(kind, place, opened.published);
  const base = entryFrom(kind, place, opened.base);
  if (!now || !base) return { entry };
  const pictures = PICTURES.filter((name) =>
    isSameValue(valueOf(entry, name), valueOf(base, name)),
  );
  const theirs = Object.fromEntries(pictures.map((name) => [name, valueOf(now, name)]));
  return { entry: { ...entry, ...theirs }, theirs: { entry: now, base } };
}

const PICTURES = ['picture', 'backdrop'];
const valueOf = (entry: object, name: string): unknown => Reflect.get(entry, name);
