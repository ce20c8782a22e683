import { useRef, useState, type RefObject, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { EntryId, EntryKind, EntryOf } from '../../../content/entry';
import { nextIdOf, type Unpublished } from '../../../store/documents/unpublished';
import { useConfirm } from '../../ui/useConfirm';
import { LEAVE_QUESTION, isUnsavedForm } from '../../ui/unsaved-changes';
import { fieldsIn } from '../../../content/base/define-kind';
import { translationsOf } from '../../../content/locale/translations';
import { copyTitle } from '../../../shared/words/copies';
import { describeKind } from '../../../store/documents/kinds';
import { FORM_ANCHOR } from '../../../content/paths/admin-paths';
import { bringIntoView, useAnchor } from '../../ui/navigation';

/** The id of the button that opens an entry for editing, to which the focus returns. */
export const editButtonId = (id: string) => `edit-${id}`;

/** The entry that a form edits, and how the form is closed. */
export interface Editing<T> {
  readonly id: string;
  readonly entry: T;
  /** The unpublished entry as it is stored; undefined for a published entry. */
  readonly unpublished?: Unpublished;
  /** The id of a published entry's next version, if it can have one. */
  readonly nextId?: EntryId | undefined;
  /**
   * For a next version whose published entry was changed since: `current` is published now, `base`
   * was published when the next version was begun.
   */
  readonly published?: { readonly current: T; readonly base: T } | undefined;
  /** Called when the entry has been saved. */
  readonly close: () => void;
  /** Called when unsaved changes appear or disappear. */
  readonly onChanged?: (changed: boolean) => void;
  /**
   * For a form that replaces the form for a new entry and therefore has a heading and can be
   * canceled.
   */
  readonly inPlace?: {
    readonly heading: RefObject<HTMLHeadingElement | null>;
    readonly cancel: () => Promise<void>;
  };
}

/**
 * Manages which entry of a list is being edited, one at a time, and asks before unsaved changes are
 * lost. `kind` is set if the entries can have a next version.
 */
export function useEditing<T extends { readonly title?: string }>(
  idOf: (entry: T) => string,
  kind?: EntryKind,
) {
  const [entry, setEntry] = useState<T | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  const confirm = useConfirm();

  const mayLeave = async () =>
    !changed.current || confirm({ ...LEAVE_QUESTION, subject: entry?.title || undefined });

  /** Closes the form and moves the focus to the entry's edit button. */
  const close = () => {
    flushSync(() => setEntry(null));
    if (entry) document.getElementById(editButtonId(idOf(entry)))?.focus();
  };
  const cancel = async () => {
    if (await mayLeave()) close();
  };
  const onChanged = (now: boolean) => {
    changed.current = now;
  };

  const editing: Editing<T> | null = entry && {
    id: idOf(entry),
    entry,
    nextId: kind && nextIdOf(kind, idOf(entry)),
    close,
    onChanged,
    inPlace: { heading, cancel },
  };

  return {
    editing,
    open: async (next: T) => {
      if (!entry || idOf(next) !== idOf(entry)) {
        if (!(await mayLeave())) return;
        flushSync(() => setEntry(next));
      }
      heading.current?.focus();
    },
    /** Closes the form; resolves with false if the user keeps the unsaved changes. */
    end: async () => {
      if (!(await mayLeave())) return false;
      setEntry(null);
      return true;
    },
    /** Closes the form of an entry that was deleted. */
    forget: (deleted: T) => setEntry((now) => (now && idOf(now) === idOf(deleted) ? null : now)),
  };
}

/** An entry whose content is copied into the form for a new entry. */
interface Copying<T> {
  /** Different for each copy, so that the form is mounted again. */
  readonly number: number;
  readonly entry: T;
}

interface CopyingOptions<T> {
  /** The name of the browser draft of the form for a new entry. */
  readonly draft: string;
  /** Returns the content for the copy of an entry. */
  readonly asCopy?: (entry: T) => T;
  /** Closes the form of the edited entry; resolves with whether the form is closed. */
  readonly closeEditing?: () => Promise<boolean>;
}

/**
 * Fills the form for a new entry with the content of another entry, after a question if the form
 * has typed text.
 */
export function useCopying<T>({
  draft,
  asCopy = (entry) => entry,
  closeEditing = async () => true,
}: CopyingOptions<T>) {
  const [copying, setCopying] = useState<Copying<T>>();
  const confirm = useConfirm();

  const copy = async (entry: T) => {
    if (!(await closeEditing())) return;
    if (isUnsavedForm(draft) && !(await confirm(REPLACE_QUESTION))) return;
    // Synchronously, because the focus moves into the form.
    flushSync(() =>
      setCopying((before) => ({ number: (before?.number ?? 0) + 1, entry: asCopy(entry) })),
    );
  };
  return { copying, copy };
}

const REPLACE_QUESTION = {
  title: 'Replace what is in the form?',
  note: 'The form for a new entry has content that is not saved.',
  action: 'Replace',
};

/** The words before the title of a copy, by language; empty if the site has one language. */
const COPIES = !import.meta.env?.ONE_LANGUAGE
  ? import.meta.glob<{ readonly copyTitle: typeof copyTitle }>(
      '../../../shared/words/*/copies.ts',
      {
        eager: true,
      },
    )
  : {};

/** Returns the entry with titles that mark it as a copy, in each language. */
export const titledAsCopy = <T extends { readonly title?: string }>(entry: T): T => ({
  ...entry,
  ...Object.fromEntries(
    (translationsOf?.('title') ?? []).flatMap(({ name, language }) => {
      const title: unknown = Reflect.get(entry, name);
      const words = COPIES[`../../../shared/words/${language}/copies.ts`];
      return title ? [[name, (words?.copyTitle ?? copyTitle)(String(title))]] : [];
    }),
  ),
  title: copyTitle(entry.title || 'Untitled'),
});

/**
 * Returns a copy of an entry. If entries of the kind need a title, the title marks it as a copy.
 */
export function copyOfEntry<Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): EntryOf<Kind> {
  const title = fieldsIn(describeKind(kind)).find(([name]) => name === 'title');
  return title?.[1].required ? titledAsCopy(entry) : entry;
}

export interface AddOrEditForm<T> {
  /** The entry to edit; undefined for a new entry. */
  readonly editing?: Editing<T> | undefined;
  /** The entry whose content is copied into a new one. */
  readonly copyOf?: T | undefined;
}

interface AddOrEditProps<T> {
  readonly form: ComponentType<AddOrEditForm<T>>;
  readonly editing: Editing<T> | null;
  readonly copying: Copying<T> | undefined;
}

/** Shows the form for a new entry or the form of the entry that is being edited. */
export function AddOrEdit<T>({ form: Form, editing, copying }: AddOrEditProps<T>) {
  const added = useRef<HTMLDivElement>(null);
  useAnchor(FORM_ANCHOR, async () => {
    await editing?.inPlace?.cancel();
    bringIntoView(added.current?.querySelector('h2'));
  });

  return (
    <>
      {/* Hidden, not unmounted: its content is not lost while another entry is edited. */}
      <div id={FORM_ANCHOR} ref={added} hidden={editing !== null}>
        <Form key={copying?.number} copyOf={copying?.entry} />
      </div>
      {editing && <Form key={editing.id} editing={editing} />}
    </>
  );
}
