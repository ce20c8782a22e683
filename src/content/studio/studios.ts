import { announcementStudio } from '../announcement/studio/announcement.studio';
import { bannerStudio } from '../banner/studio/banner.studio';
import type { AnyKind } from '../base/define-kind';
import type { Studio } from '../base/describe';
import type { KindName } from '../base/kind-names';
import { eventStudio } from '../event/studio/event.studio';
import { imageStudio } from '../image/studio/image.studio';
import { movieStudio } from '../movie/studio/movie.studio';
import { videoStudio } from '../video/studio/video.studio';

/** The words of all kinds. */
export const STUDIOS = {
  movie: movieStudio,
  video: videoStudio,
  announcement: announcementStudio,
  event: eventStudio,
  image: imageStudio,
  banner: bannerStudio,
} satisfies Readonly<Record<KindName, Studio<AnyKind>>>;
