import { Suspense, useState, useRef, type ReactNode } from 'react';
import { adminPaths } from '../../../content/paths/admin-paths';
import { usePageTitle } from '../../../content/meta/page-title';
import { nounOf, keyOf, studioOf } from '../../kinds';
import { useReturnToList } from '../../ui/navigation';
import type { DraftToEdit } from './drafts.loader';
import { DraftFrame } from './DraftFrame';
import { isUnchanged } from '../../../store/documents/next-version';
import type { Unpublished } from '../../../store/documents/unpublished';
import { idIn, type EntryKind, type EntryOf } from '../../../content/entry';
import { isSameValue } from '../../../store/documents/conflict';
import { entryFrom, placeOf, placeOfNext } from '../../../store/documents/kinds';
import { lazyComponent } from '../../../shared/ui/LoadedOnce';
import { Button } from '../../ui/parts';

/** The form of an unpublished entry. */
export function EditDraftPage() {
  usePageTitle('Edit');
  return (
    <DraftFrame title="Edit">
      {(loaded, gone) => <EditForm loaded={loaded} gone={gone} />}
    </DraftFrame>
  );
}

interface EditFormProps {
  readonly loaded: DraftToEdit | null;
  readonly gone: ReactNode;
}

function EditForm({ loaded, gone }: EditFormProps) {
  // The entry as it was opened, so that typed text is not lost if it is published or deleted
  // meanwhile.
  const [opened] = useState(loaded);
  const leave = useReturnToList(adminPaths.coming);

  if (!opened) return gone;
  return (
    <>
      <h1 className="page-title">
        {opened.base
          ? `Edit the next version of a ${nounOf(opened.kind)}`
          : `Edit ${nounOf(opened.kind)}`}
      </h1>
      <Suspense fallback={<p role="status">Loading...</p>}>
        <DraftForm opened={opened} leave={leave} />
      </Suspense>
    </>
  );
}

const KindForm = lazyComponent(
  async () => ({ default: (await import('../../kind/KindForm')).KindForm }),
  'The form',
);

interface DraftFormProps {
  readonly opened: DraftToEdit;
  readonly leave: () => void;
}

function DraftForm({ opened, leave }: DraftFormProps) {
  const unpublished = withCurrentBase(opened);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, entry } = unpublished;
  const id = idIn(unpublished);
  const editing = {
    // The form of an entry has the same id before and after publication.
    id: keyOf({ id, path: placeOf(kind).identify(id, unpublished.path).path }),
    unpublished,
    close: leave,
    ...shownEntry(kind, opened, entry),
  };

  // The form of a kind with a separate edit screen has no heading of its own.
  return studioOf(kind).editPath ? (
    <KindForm kind={kind} editing={editing}>
      <Button onClick={leave}>Cancel</Button>
    </KindForm>
  ) : (
    <KindForm
      kind={kind}
      editing={{ ...editing, inPlace: { heading, cancel: async () => leave() } }}
    />
  );
}

const isOutdated = ({ base, published }: DraftToEdit): boolean =>
  base !== undefined && published !== undefined && !isUnchanged(base, published);

/** Uses the currently published entry as the base, with which the form compares on save. */
const withCurrentBase = (opened: DraftToEdit): Unpublished =>
  isOutdated(opened) ? { ...opened, base: opened.published } : opened;

/**
 * Returns the entry that the form shows. If the published entry has changed since the next version
 * was begun, the form shows both, and an unchanged picture of the version is replaced by the
 * published one.
 */
function shownEntry<Kind extends EntryKind>(kind: Kind, opened: DraftToEdit, entry: EntryOf<Kind>) {
  if (!isOutdated(opened)) return { entry };
  const place = placeOfNext(opened);
  const now = entryFrom(kind, place, opened.published);
  const base = entryFrom(kind, place, opened.base);
  if (!now || !base) return { entry };
  const pictures = PICTURES.filter((name) =>
    isSameValue(valueOf(entry, name), valueOf(base, name)),
  );
  const current = Object.fromEntries(pictures.map((name) => [name, valueOf(now, name)]));
  return { entry: { ...entry, ...current }, published: { current: now, base } };
}

const PICTURES = ['picture', 'backdrop'];
const valueOf = (entry: object, name: string): unknown => Reflect.get(entry, name);
