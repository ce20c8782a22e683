import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { adminPaths } from '../../admin-paths';
import type { Pages } from '../../data/pager';
import { resource, type Resource } from '../../data/resource';
import { idIn, type EntryKind, type EntryOf, type EntryId } from '../../domain/entries/entry';
import { listAnnouncements } from '../../services/entries/announcements';
import { listLandingBanners } from '../../services/entries/hero-banners';
import { listComingEvents } from '../../services/events/events';
import { getUnpublished } from '../../services/store/unpublished';
import { lazy } from '../routing/lazy';
import { isFramed } from './is-framed';

export interface PreviewedPageData {
  readonly Page: ComponentType;
}

type Args = Pick<LoaderFunctionArgs, 'request'>;

/** By kind: the page that shows such an entry, and its data with the draft as the first entry. */
const PAGES: Readonly<
  Record<
    EntryKind,
    {
      readonly page: () => Promise<ComponentType>;
      readonly load: (id: EntryId, args: Args) => object | Promise<object>;
    }
  >
> = {
  movie: {
    page: lazy(() => import('../../pages/movie/MoviePage'), 'MoviePage'),
    load: (id) => ({ id: idIn({ id }), movie: resource(() => getDraft(id, 'movie')) }),
  },
  announcement: {
    page: lazy(() => import('../../pages/announcements/AnnouncementsPage'), 'AnnouncementsPage'),
    load: (id) => ({
      announcements: resource(() => withDraft(getDraft(id, 'announcement'), listAnnouncements())),
    }),
  },
  banner: {
    page: lazy(() => import('../../pages/home/HomePage'), 'HomePage'),
    load: async (id) => {
      const { homeLoader } = await import('../../pages/home/home.loader');
      const banners = resource(() => withDraft(getDraft(id, 'banner'), listLandingBanners()));
      return { ...homeLoader(), banners };
    },
  },
  video: {
    page: lazy(() => import('../../pages/videos/VideosPage'), 'VideosPage'),
    load: async (id, args) => {
      const { videosLoader } = await import('../../pages/videos/videos.loader');
      const data = await videosLoader(args);
      return { ...data, list: pagesWithDraft(data.list, () => getDraft(id, 'video')) };
    },
  },
  event: {
    page: lazy(() => import('../../pages/events/EventsPage'), 'EventsPage'),
    load: async (id) => {
      const { eventReader } = await import('../../pages/events/events.loader');
      const events = resource(() => withDraft(getDraft(id, 'event'), listComingEvents()));
      return { events, eventAt: eventReader() };
    },
  },
  image: {
    page: lazy(() => import('../../pages/gallery/GalleryPage'), 'GalleryPage'),
    load: async (id, args) => {
      const { galleryLoader } = await import('../../pages/gallery/gallery.loader');
      const data = await galleryLoader(args);
      return { ...data, list: pagesWithDraft(data.list, () => getDraft(id, 'image')) };
    },
  },
};

/**
 * Loads the page of an unpublished entry's kind. It is part of the preview: opened by itself, its
 * address leads there.
 */
export async function previewedPageLoader({
  params,
  request,
}: LoaderFunctionArgs): Promise<PreviewedPageData> {
  const id = (params['id'] ?? '') as EntryId;
  const kind = id.slice(0, id.indexOf(':'));
  if (!isFramed() || !isKind(kind)) throw redirect(adminPaths.preview(id));
  const { page, load } = PAGES[kind];
  const [Page, data] = await Promise.all([page(), load(id, { request })]);
  return { ...data, Page };
}

const isKind = (kind: string): kind is EntryKind => Object.hasOwn(PAGES, kind);

async function getDraft<Kind extends EntryKind>(
  id: EntryId,
  kind: Kind,
): Promise<EntryOf<Kind> | null> {
  const found = await getUnpublished(id);
  return found?.kind === kind ? (found.entry as EntryOf<Kind>) : null;
}

async function withDraft<T>(
  reading: Promise<T | null>,
  published: Promise<readonly T[]>,
): Promise<readonly T[]> {
  const [draft, others] = await Promise.all([reading, published]);
  return draft ? [draft, ...others] : others;
}

/** A paged list with the draft before its first entry; a failed one is read again by a retry. */
function pagesWithDraft<T>(
  list: Resource<Pages<T>>,
  readDraft: () => Promise<T | null>,
): Resource<Pages<T>> {
  let latest: typeof list.outcome | undefined;
  return resource(async () => {
    latest = latest ? list.read() : list.outcome;
    const [draft, outcome] = await Promise.all([readDraft(), latest]);
    if (!outcome.ok) throw outcome.error;
    const pages = (await outcome.complete) ?? outcome.value;
    return draft ? { ...pages, entries: [draft, ...pages.entries] } : pages;
  });
}
