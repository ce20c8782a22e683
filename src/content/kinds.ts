import { announcement } from './announcement/announcement';
import type { AnyKind } from './base/define-kind';
import { banner } from './banner/banner';
import { event } from './event/event';
import { image } from './image/image';
import type { KindName } from './kind-names';
import { movie } from './movie/movie';
import { video } from './video/video';

/** All kinds of content, for what works with every one; a public page imports its own kinds only. */
export const KINDS = {
  movie,
  video,
  announcement,
  event,
  image,
  banner,
} satisfies Readonly<Record<KindName, AnyKind>>;
