import type { ComponentType } from 'react';
import { eventReader } from '../../pages/events/events.view';
import { useLoaderData, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { Pages } from '../../../shared/data/paged-list';
import { resource, type Resource } from '../../../shared/data/resource';
import { idIn, type EntryId, type EntryKind, type EntryOf } from '../../../content/entry';
import { listAnnouncements, listLandingBanners } from '../../../store/read/lists';
import { listComingEvents } from '../../../store/read/events';
import { lazy } from '../../../shared/data/routing';
import { BASE } from '../../../content/locale/language';
import { adminPaths } from '../../../content/paths/admin-paths';
import { refreshNames } from '../../../store/names/names';
import { entryIfOfKind } from '../../../store/documents/unpublished';
import { getUnpublished } from '../../../store/write/unpublished';
import { isFramed } from './is-framed';

/** The data of a page that shows a draft, and the page's component. */
export interface DraftPageData {
  readonly Page: ComponentType;
}

type Args = Pick<LoaderFunctionArgs, 'request'>;

/** A draft: its id, and the function that reads it. */
interface DraftToShow<Kind extends EntryKind = EntryKind> {
  readonly id: EntryId;
  readonly read: () => Promise<EntryOf<Kind> | null>;
}

/**
 * For each kind, the page that shows its entries, and a function that loads the page's data with
 * the draft as the first entry.
 */
const PAGES: {
  readonly [Kind in EntryKind]?: {
    readonly page: () => Promise<ComponentType>;
    readonly load: (draft: DraftToShow<Kind>, args: Args) => object | Promise<object>;
  };
} = {
  movie: {
    page: lazy(() => import('../../pages/movie/MoviePage'), 'MoviePage'),
    load: ({ id, read }) => ({
      id: idIn({ id }),
      movie: resource(async () => {
        const [movie] = await Promise.all([read(), refreshNames?.()]);
        return movie;
      }),
    }),
  },
  announcement: {
    page: lazy(() => import('../../pages/announcements/AnnouncementsPage'), 'AnnouncementsPage'),
    load: ({ read }) => ({
      announcements: resource(async () => ({
        entries: await withDraft(read(), listAnnouncements()),
        archived: [],
      })),
      archivedAt: () => resource(async () => null),
    }),
  },
  banner: {
    page: lazy(() => import('../../pages/home/HomePage'), 'HomePage'),
    load: async ({ read }) => {
      const { homeLoader } = await import('../../pages/home/home.loader');
      const banners = resource(() => withDraft(read(), listLandingBanners()));
      return { ...homeLoader(), banners };
    },
  },
  video: {
    page: lazy(() => import('../../pages/videos/VideosPage'), 'VideosPage'),
    load: async ({ read }, args) => {
      const { videosLoader } = await import('../../pages/videos/videos.loader');
      const data = await videosLoader(args);
      return { ...data, list: pagesWithDraft(data.list, read) };
    },
  },
  event: {
    page: lazy(() => import('../../pages/events/EventsPage'), 'EventsPage'),
    load: async ({ read }) => {
      const { readEvent } = await import('../../pages/events/events.loader');
      const events = resource(() => withDraft(read(), listComingEvents()));
      return { events, eventAt: eventReader(readEvent) };
    },
  },
  image: {
    page: lazy(() => import('../../pages/gallery/GalleryPage'), 'GalleryPage'),
    load: async ({ read }, args) => {
      const { galleryLoader } = await import('../../pages/gallery/gallery.loader');
      const data = await galleryLoader(args);
      return { ...data, list: pagesWithDraft(data.list, read) };
    },
  },
};

export const isKind = (kind: string): kind is EntryKind => Object.hasOwn(PAGES, kind);

/** Loads the page that shows entries of the kind, with the draft in its data. */
export async function loadDraftPage<Kind extends EntryKind>(
  kind: Kind,
  draft: DraftToShow<Kind>,
  args: Args,
): Promise<DraftPageData> {
  const shown = PAGES[kind];
  if (!shown) throw new Error(`No page shows entries of the kind ${kind}`);
  const [Page, data] = await Promise.all([shown.page(), shown.load(draft, args)]);
  return { ...data, Page };
}

async function withDraft<T extends object>(
  reading: Promise<T | null>,
  published: Promise<readonly T[]>,
): Promise<readonly T[]> {
  const [draft, others] = await Promise.all([reading, published]);
  return draft ? before(draft, others) : others;
}

/** Returns a paged list with the draft as its first entry. A retry reads a failed list again. */
function pagesWithDraft<T extends object>(
  list: Resource<Pages<T>>,
  readDraft: () => Promise<T | null>,
): Resource<Pages<T>> {
  let latest: typeof list.outcome | undefined;
  return resource(async () => {
    latest = latest ? list.read() : list.outcome;
    const [draft, outcome] = await Promise.all([readDraft(), latest]);
    if (!outcome.ok) throw outcome.error;
    const pages = (await outcome.complete) ?? outcome.value;
    return draft ? { ...pages, entries: before(draft, pages.entries) } : pages;
  });
}

/** Puts the draft first; a next version replaces its published entry. */
const before = <T extends object>(draft: T, others: readonly T[]): readonly T[] => [
  draft,
  ...others.filter((other) => !['id', 'key'].some((name) => isSame(draft, other, name))),
];

const isSame = (one: object, other: object, name: string) =>
  Reflect.has(one, name) && Reflect.get(one, name) === Reflect.get(other, name);

/** The page that will show a draft once it is published, with the draft in its data. */
export function PreviewedPage() {
  const { Page } = useLoaderData<DraftPageData>();
  // The page reads the data of this route as its own.
  return <Page />;
}

/**
 * Loads the page of an unpublished entry for the frame of the preview. Outside a frame, redirects
 * to the preview.
 */
export async function previewedPageLoader({
  params,
  request,
}: LoaderFunctionArgs): Promise<DraftPageData> {
  const { id = '' } = params;
  const kind = id.slice(0, id.indexOf(':'));
  // An absolute URL, because the router would prepend the prefix of this language to a path.
  const { origin } = window.location;
  if (!isFramed() || !isKind(kind)) throw redirect((BASE && origin) + adminPaths.preview(id));
  const draft = `${kind}:${id.slice(kind.length + 1)}` as const;
  return loadDraftPage(kind, { id: draft, read: () => getDraft(draft, kind) }, { request });
}

async function getDraft<Kind extends EntryKind>(
  id: string,
  kind: Kind,
): Promise<EntryOf<Kind> | null> {
  const found = await getUnpublished(id);
  return (found && entryIfOfKind(found, kind)) ?? null;
}
