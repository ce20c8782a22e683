import { announcementKind } from './announcement/announcement';
import type { AnyKind, KindName } from './base/define-kind';
import { bannerKind } from './banner/banner';
import { eventKind } from './event/event';
import { imageKind } from './image/image';
import { movieKind } from './movie/movie';
import { videoKind } from './video/video';

/**
 * All kinds of content, for code that supports every kind. Public pages import only the kinds that
 * they show.
 */
export const KINDS = {
  movie: movieKind,
  video: videoKind,
  announcement: announcementKind,
  event: eventKind,
  image: imageKind,
  banner: bannerKind,
} satisfies Readonly<Record<KindName, AnyKind>>;
