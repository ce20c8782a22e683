import type { Video } from '../../../content/video/video';
import type { Pages } from '../../../shared/data/paged-list';
import { resourceValue } from '../../../shared/data/resource';
import { firstPage } from '../../data/list-view';
import type { ViewBeside } from '../../data/page-view';
import type { VideosData } from './videos.loader';

export const videosView: ViewBeside<VideosData, Pages<Video>> = {
  pick: ({ list }) => resourceValue(list),
  dataOf: (pages) => ({ linked: null, ...firstPage(pages) }),
};
