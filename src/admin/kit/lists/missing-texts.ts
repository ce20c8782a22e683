import type { Lack } from '../../../domain/search/missing';
import type { SearchKind } from '../../../domain/search/search-entry';

/** What an entry can lack, as it is named on the screen. */
const NAMES: Readonly<Record<Lack, string>> = {
  title: 'title',
  picture: 'picture',
  date: 'release date',
  description: 'description',
  genre: 'genre',
  language: 'language',
  trailer: 'trailer',
  backdrop: 'wide picture',
  film: 'film',
};

/** What the picture of a kind is called. */
const PICTURES: Readonly<Partial<Record<SearchKind, string>>> = {
  movie: 'poster',
  video: 'thumbnail',
};

const nameOf = (lack: Lack, kind: SearchKind) =>
  (lack === 'picture' ? PICTURES[kind] : undefined) ?? NAMES[lack];

/** 'No poster' */
export const missingLabel = (lack: Lack, kind: SearchKind): string => `No ${nameOf(lack, kind)}`;

/** 'without a poster' */
export const withoutText = (lack: Lack, kind: SearchKind): string =>
  `without a ${nameOf(lack, kind)}`;
