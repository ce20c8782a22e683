import { useRef, type ComponentType } from 'react';
import { isUnchanged } from '../../domain/next-version/next-version';
import type { ToEdit } from './coming.loader';
import type { Unpublished } from '../../domain/entries/unpublished';
import { idIn, type EntryKind, type EntryOf } from '../../domain/entries/entry';
import { isSameValue } from '../../domain/entries/same-value';
import { entryFrom, placeOfNext } from '../../firebase/entries/kinds';
import { lazyComponent } from '../kit/lazy-component';

/** The code of one form is enough. */
const lateForm = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(async () => ({ default: await load() }), 'The form');

const MovieForm = lateForm(async () => (await import('../movies/MovieForm')).MovieForm);
const VideoForm = lateForm(async () => (await import('../videos/VideoForm')).VideoForm);
const AnnouncementForm = lateForm(
  async () => (await import('../announcements/AnnouncementForm')).AnnouncementForm,
);
const EventForm = lateForm(async () => (await import('../events/EventForm')).EventForm);
const BannerForm = lateForm(async () => (await import('../banners/BannerForm')).BannerForm);
const GalleryForm = lateForm(async () => (await import('../gallery/GalleryForm')).GalleryForm);

interface UnpublishedFormProps {
  readonly unpublished: ToEdit;
  /** Leaves the page. */
  readonly leave: () => void;
}

/** The form of the kind of an entry that is not published. */
export function UnpublishedForm({ unpublished: opened, leave }: UnpublishedFormProps) {
  const unpublished = asSeen(opened);
  const heading = useRef<HTMLHeadingElement>(null);
  const common = { id: idIn(unpublished), unpublished, close: leave };
  const inPlace = { heading, cancel: async () => leave() };

  switch (unpublished.kind) {
    case 'movie':
      return (
        <MovieForm editing={{ ...common, ...seen('movie', opened, unpublished.entry) }}>
          <button type="button" className="button" onClick={leave}>
            Cancel
          </button>
        </MovieForm>
      );
    case 'video':
      return (
        <VideoForm
          editing={{
            ...common,
            inPlace,
            ...seen('video', opened, unpublished.entry),
          }}
        />
      );
    case 'announcement':
      return (
        <AnnouncementForm
          editing={{
            ...common,
            inPlace,
            ...seen('announcement', opened, unpublished.entry),
          }}
        />
      );
    case 'event':
      return (
        <EventForm
          editing={{
            ...common,
            inPlace,
            ...seen('event', opened, unpublished.entry),
          }}
        />
      );
    case 'banner':
      return (
        <BannerForm
          editing={{
            ...common,
            inPlace,
            ...seen('banner', opened, unpublished.entry),
          }}
        />
      );
    case 'image':
      // Its form is named by the path of the document, published or not.
      return (
        <GalleryForm
          editing={{ ...common, inPlace, id: unpublished.path, entry: unpublished.entry }}
        />
      );
  }
}

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
