import { useId } from 'react';
import type { EntryKind, EntryOf } from '../../content/entry';
import { describeKind, hasTrash, idOf, isWithout, locationOf } from '../../store/documents/kinds';
import { deleteEntry } from '../../store/write/trash';
import { CardPicture } from '../entries/CardPicture';
import { EntryCard } from '../entries/EntryCard';
import type { ListItemProps } from '../entries/EntryList';
import { StoredText } from '../entries/StoredText';
import { useDelete } from '../entries/useDelete';
import { useUnpublish } from '../entries/useUnpublish';
import { keyOf, listedName, studioOf } from '../kinds';
import { pictureOf, switchesOf } from './kind-fields';
import { listFor } from './kind-list';
import { SwitchField } from './SwitchField';

interface KindItemProps<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
  readonly item: ListItemProps;
}

/** One published entry with all that can be done with it. What an old one lacks is left blank. */
export function KindItem<Kind extends EntryKind>({ kind, entry, item }: KindItemProps<Kind>) {
  const headingId = useId();
  const { words, card, viewPath, isShown } = studioOf(kind);
  const { order } = describeKind(kind);
  const { remove } = words;
  const { position } = item;
  const id = keyOf(entry);
  const at = locationOf(kind, entry);
  const list = listFor(kind);
  const name = listedName(kind, entry, position);
  const shown = card?.(entry, position) ?? {};
  const deletion = useDelete({
    ...remove,
    thing: name,
    isFinal: !hasTrash(kind, at.path),
    shown: { entry, at },
    remove: () => deleteEntry(kind, entry),
    list,
    item,
  });
  const unpublishing = useUnpublish({ kind, entry, thing: name, list, item });

  return (
    <EntryCard
      {...{ id, headingId, name, item, deletion, unpublishing, at }}
      {...(!isWithout(kind, 'next version') && { nextOf: kind })}
      {...(shown.lessLabel && { lessLabel: shown.lessLabel })}
      subtitle={shown.subtitle}
      description={shown.description}
      picture={
        shown.picture?.('cover') ??
        (pictureOf(kind) && <CardPicture picture={entry.picture} fallback={shown.fallback} />)
      }
      above={
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
          text && <StoredText key={text} className={isMark ? 'mark' : 'note'} text={text} />,
      )}
    </EntryCard>
  );
}
