import { registerStudios } from '../kinds';
import { announcementStudio } from '../../content/announcement/studio/announcement.studio';
import { bannerStudio } from '../../content/banner/studio/banner.studio';
import { eventStudio } from '../../content/event/studio/event.studio';
import { imageStudio } from '../../content/image/studio/image.studio';
import { movieStudio } from '../../content/movie/studio/movie.studio';
import { videoStudio } from '../../content/video/studio/video.studio';

// The words of all kinds, which the engine asks for by the name of a kind.
registerStudios({
  movie: movieStudio,
  video: videoStudio,
  announcement: announcementStudio,
  event: eventStudio,
  image: imageStudio,
  banner: bannerStudio,
});
