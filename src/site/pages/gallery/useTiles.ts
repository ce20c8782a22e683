import { justifiedRows, tileRatio, type Tile } from '../../../shared/pictures/justified-rows';
import { GALLERY_PER_PAGE } from '../../../shared/limits';
import type { Picture } from '../../../shared/pictures/picture';
import { useRowRatio } from '../../components/hooks/useRowRatio';

/** Returns the layout of the pictures. Each page has its own rows, so that earlier tiles never move. */
export function useTiles(pictures: readonly Picture[]): readonly Tile[] {
  const rowRatio = useRowRatio();
  const ratios = pictures.map(tileRatio);
  const pages = Array.from({ length: Math.ceil(ratios.length / GALLERY_PER_PAGE) }, (_, page) =>
    ratios.slice(page * GALLERY_PER_PAGE, (page + 1) * GALLERY_PER_PAGE),
  );
  return pages.flatMap((page) => justifiedRows(page, rowRatio));
}
