import { useId, useState } from 'react';
import type { EntryKind, EntryOf } from '../../content/entry';
import {
  describeKind,
  hasTrash,
  idOf,
  lacksFeature,
  locationOf,
} from '../../store/documents/kinds';
import { deleteEntry } from '../../store/write/trash';
import { CardPicture, EntryCard, StoredText } from '../list/EntryCard';
import type { ListItemProps } from '../list/EntryList';
import { useDelete } from '../list/useDelete';
import { useUnpublish, bulkUnpublish } from '../list/useUnpublish';
import { keyOf, listedName, studioOf, pictureFieldOf, switchesOf } from '../kinds';
import { listOf, type KindData } from './kind-list';
import type { SwitchWords } from '../../content/base/describe';
import { setFields } from '../../store/write/edit-entry';
import type { WrittenList } from '../admin-list';
import { useAdminSubmit } from '../session/useAdminSubmit';
import styles from './KindItem.module.css';
import {
  confirmTranslationsAction,
  withField,
  useFieldChange,
  useBulk,
  type BulkChange,
} from '../bulk/useBulk';
import { fieldsOfForm, fieldsToChange, notesOf } from '../form/fields/form-table';
import { OutdatedMark } from '../list/OutdatedMark';
import { incomingLinksNoteForAll } from '../list/references';
import { editChange, fieldsChange } from '../bulk/undoable-change';
import { useMoveBeyondPage, type EntryOrder } from '../list/order/useEntryOrder';
import { moveInOrder } from '../../store/write/entry-order';

interface KindItemProps<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
  readonly item: ListItemProps;
}

/**
 * The card of a published entry with all its actions. Missing fields of old entries are left blank.
 */
export function KindItem<Kind extends EntryKind>({ kind, entry, item }: KindItemProps<Kind>) {
  const headingId = useId();
  const { words, card, viewPath, isShown } = studioOf(kind);
  const { order } = describeKind(kind);
  const { position } = item;
  const id = keyOf(entry);
  const at = locationOf(kind, entry);
  const list = listOf(kind);
  const name = listedName(kind, entry, position);
  const shown = card?.(entry, position) ?? {};
  const deletion = useDelete({
    ...words.remove,
    question: `Delete this ${words.one}?`,
    subject: name,
    isFinal: !hasTrash(kind, at.path),
    shown: { entry, at },
    remove: () => deleteEntry(kind, entry),
    list,
    item,
  });
  const unpublishing = useUnpublish({ kind, entry, subject: name, list, item });

  return (
    <EntryCard
      {...{ id, headingId, name, item, deletion, unpublishing, at }}
      {...(!lacksFeature(kind, 'next version') && { nextOf: kind })}
      {...(shown.lessLabel && { lessLabel: shown.lessLabel })}
      subtitle={shown.subtitle}
      description={shown.description}
      picture={
        shown.picture?.('cover') ??
        (pictureFieldOf(kind) && <CardPicture picture={entry.picture} fallback={shown.fallback} />)
      }
      aboveActions={
        order === 'by hand'
          ? item.order
          : switchesOf(kind).map((field) => (
              <SwitchField
                key={field.name}
                {...{ ...field, kind, entry, list }}
                describedBy={headingId}
              />
            ))
      }
      afterEdit={
        shown.link && (
          <a
            href={shown.link.href}
            target="_blank"
            rel="noopener noreferrer"
            className="action"
            aria-describedby={headingId}
          >
            {shown.link.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )
      }
      viewPath={isShown?.(position) === false ? undefined : viewPath?.(idOf(at), at.path)}
    >
      {shown.notes?.map(
        ({ text, isMark }) =>
          text && (
            <StoredText key={text} className={isMark ? 'strong small' : 'note'} text={text} />
          ),
      )}
      <OutdatedMark kind={kind} entry={entry} />
    </EntryCard>
  );
}

interface SwitchFieldProps<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
  /** The name of the field that the switch changes. */
  readonly name: string;
  readonly words: SwitchWords;
  readonly list: WrittenList;
  /** The id of the entry's heading. */
  readonly describedBy: string;
}

/**
 * Changes a yes-or-no field of a stored entry. Shows the new value immediately, and the old one
 * again after a failure.
 */
function SwitchField<Kind extends EntryKind>({
  kind,
  entry,
  name,
  words: { label, failed },
  list,
  describedBy,
}: SwitchFieldProps<Kind>) {
  // Shown until the list has been read again, which creates a new `entry` object.
  const [wanted, setWanted] = useState<{ entry: unknown; isOn: boolean } | null>(null);
  const { submit, pending } = useAdminSubmit(
    (isOn: boolean) =>
      list.afterWrite(setFields(kind, entry, fieldsOfForm(kind, { [name]: isOn }))),
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
      className={`check ${styles.switch}`}
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

/** Returns the actions on several entries of a kind. */
export function useKindBulk<Kind extends EntryKind>(kind: Kind) {
  const studio = studioOf(kind);
  const nameOf = (entry: EntryOf<Kind>, position: number) => listedName(kind, entry, position);
  const bulk = useBulk<EntryOf<Kind>>({
    noun: studio.words.one,
    nameOf,
    changes: [confirmTranslationsAction(kind), ...switchChanges(kind), bulkUnpublish(kind)],
    remove: (entry) => deleteEntry(kind, entry),
    leads: incomingLinksNoteForAll(kind),
    isFinal: (entry) => !hasTrash(kind, locationOf(kind, entry).path),
    list: listOf(kind),
  });
  return useFieldChange(bulk, {
    nameOf,
    table: fieldsToChange(studio),
    notes: notesOf(studio),
    changeFor: (entry, name, value) => editChange(kind, entry, withField(entry, name, value)),
  });
}

/** Returns the actions that set a switch of several entries. */
const switchChanges = <Kind extends EntryKind>(kind: Kind): readonly BulkChange<EntryOf<Kind>>[] =>
  switchesOf(kind).flatMap(({ name, words }) =>
    [true, false].map((isOn) => ({
      label: `${words.label}: ${isOn ? 'yes' : 'no'}`,
      done: isOn ? words.yes : words.no,
      changeFor: (entry: EntryOf<Kind>) =>
        fieldsChange(kind, entry, fieldsOfForm(kind, { [name]: isOn })),
    })),
  );

/**
 * Returns how a list is sorted by hand; undefined for other lists, and while a search or filter is
 * active.
 */
export function useKindOrder<Kind extends EntryKind>(
  kind: Kind,
  data: KindData<EntryOf<Kind>>,
): EntryOrder<EntryOf<Kind>> | undefined {
  const { search, missing } = data.query;
  const beyondPage = useMoveBeyondPage<EntryOf<Kind>>(data.counts, async (entry, to) => {
    const { moveBeyondPage } = await import('./kind-reads');
    return moveBeyondPage(kind, entry, to);
  });
  if (describeKind(kind).order !== 'by hand' || search || missing) return undefined;
  const { placeText } = studioOf(kind);
  return {
    nameOf: (entry, position) => listedName(kind, entry, position),
    move: (entries, from, to, isComplete) => {
      const write = moveInOrder(kind, entries, from, to, isComplete);
      return listOf(kind).afterMove(write, to);
    },
    beyondPage,
    ...(placeText && { describe: (position) => `${placeText(position)}.` }),
  };
}
