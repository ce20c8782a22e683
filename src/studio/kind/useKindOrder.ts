import type { GalleryImage } from '../../content/image/image';
import type { EntryKind, EntryOf } from '../../content/entry';
import { describeKind } from '../../store/documents/kinds';
import { moveInOrder } from '../../store/write/entry-order';
import { listedName, studioOf } from '../kinds';
import type { EntryOrder } from '../lists/order/OrderedEntryList';
import type { AllEntries } from '../bulk/SelectionBar';
import { useFarMoves } from '../lists/order/useFarMoves';
import { pagesOf, type KindData } from './kind-list';

/** How a list is put in another order by hand (product 28.1); undefined where it is not, or asked for some. */
export function useKindOrder<Kind extends EntryKind>(
  kind: Kind,
  data: KindData<EntryOf<Kind>>,
): EntryOrder<EntryOf<Kind>> | undefined {
  const { search, lack } = data.question;
  const far = useFarMoves(data as Pick<AllEntries<EntryOf<Kind>>, 'answer'>, moveFar as never);
  if (describeKind(kind).order !== 'by hand' || search || lack) return undefined;
  const { placeText } = studioOf(kind);
  const move: EntryOrder<EntryOf<Kind>>['move'] = (...args) => moveInOrder(kind, ...args);
  return {
    nameOf: (entry, position) => listedName(kind, entry, position),
    move: (...args) => (data.isPaged ? pagesOf(kind).afterMove(move(...args)) : move(...args)),
    ...(data.isPaged && { far }),
    ...(placeText && { describe: (position) => `${placeText(position)}.` }),
  };
}

/** Only pictures of the gallery are more than the open pages. */
const moveFar = async (image: GalleryImage, to: number) =>
  (await import('./move-image-far')).moveImageFar(image, to);
