import type { GalleryImage } from '../../../content/image/image';
import type { Pages } from '../../../shared/data/paged-list';
import { resourceValue } from '../../../shared/data/resource';
import { firstPage } from '../../data/list-view';
import type { ViewBeside } from '../../data/page-view';
import type { GalleryData } from './gallery.loader';

export const galleryView: ViewBeside<GalleryData, Pages<GalleryImage>> = {
  pick: ({ list }) => resourceValue(list),
  dataOf: (pages) => ({ linked: null, movie: null, ...firstPage(pages) }),
};
