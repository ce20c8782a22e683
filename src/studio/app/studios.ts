import { registerStudios } from '../kinds';
import { announcementStudio } from '../../content/announcement/studio/announcement.studio';
import { bannerStudio } from '../../content/banner/studio/banner.studio';
import { eventStudio } from '../../content/event/studio/event.studio';
import { imageStudio } from '../../content/image/studio/image.studio';
import { movieStudio } from '../../content/movie/studio/movie.studio';
import { videoStudio } from '../../content/video/studio/video.studio';

/** Passes the words of all kinds to the engine, which finds them by the name of a kind. */
export const registerKinds = (): void =>
  registerStudios({
    movie: movieStudio,
    video: videoStudio,
    announcement: announcementStudio,
    event: eventStudio,
    image: imageStudio,
    banner: bannerStudio,
  });
