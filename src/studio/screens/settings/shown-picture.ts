import type { Picture } from '../../../shared/pictures/picture';
import type { PictureItem } from '../../pictures/upload/picture-items';

/** The picture of a form as a page would show it; undefined while there is none to show. */
export function shownPicture(item: PictureItem | undefined): Picture | undefined {
  if (item?.preview) return { src: item.preview, alt: item.alt };
  return item?.state.status === 'stored' ? item.state.picture : undefined;
}
