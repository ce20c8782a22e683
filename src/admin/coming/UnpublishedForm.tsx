import { lazy, useRef } from 'react';
import type { Unpublished } from '../../domain/entries/unpublished';
import { idIn } from '../../domain/entries/entry';

// The code of one form is enough.
const MovieForm = lazy(async () => ({ default: (await import('../movies/MovieForm')).MovieForm }));
const VideoForm = lazy(async () => ({ default: (await import('../videos/VideoForm')).VideoForm }));
const AnnouncementForm = lazy(async () => ({
  default: (await import('../announcements/AnnouncementForm')).AnnouncementForm,
}));
const EventForm = lazy(async () => ({ default: (await import('../events/EventForm')).EventForm }));
const BannerForm = lazy(async () => ({
  default: (await import('../banners/BannerForm')).BannerForm,
}));
const GalleryForm = lazy(async () => ({
  default: (await import('../gallery/GalleryForm')).GalleryForm,
}));

interface UnpublishedFormProps {
  readonly unpublished: Unpublished;
  /** Leaves the page. */
  readonly leave: () => void;
}

/** The form of the kind of an entry that is not published. */
export function UnpublishedForm({ unpublished, leave }: UnpublishedFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const common = { id: idIn(unpublished), unpublished, close: leave };
  const inPlace = { heading, cancel: async () => leave() };

  switch (unpublished.kind) {
    case 'movie':
      return (
        <MovieForm editing={{ ...common, entry: unpublished.entry }}>
          <button type="button" className="button" onClick={leave}>
            Cancel
          </button>
        </MovieForm>
      );
    case 'video':
      return <VideoForm editing={{ ...common, inPlace, entry: unpublished.entry }} />;
    case 'announcement':
      return <AnnouncementForm editing={{ ...common, inPlace, entry: unpublished.entry }} />;
    case 'event':
      return <EventForm editing={{ ...common, inPlace, entry: unpublished.entry }} />;
    case 'banner':
      return <BannerForm editing={{ ...common, inPlace, entry: unpublished.entry }} />;
    case 'image':
      // Its form is named by the path of the document, published or not.
      return (
        <GalleryForm
          editing={{ ...common, inPlace, id: unpublished.path, entry: unpublished.entry }}
        />
      );
  }
}
