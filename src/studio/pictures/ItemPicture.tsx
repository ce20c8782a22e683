import { Photo } from '../../shared/ui/Photo';
import type { PictureItem } from './upload/picture-items';

interface ItemPictureProps {
  readonly item: PictureItem;
  readonly className: string | undefined;
  /** The value of the `sizes` attribute. */
  readonly sizes: string;
  /** Its focal point; '' for the centre. */
  readonly focus?: string;
}

/** The picture itself, from its chosen file or from the storage; nothing before it is prepared. */
export function ItemPicture({ item, className, sizes, focus = '' }: ItemPictureProps) {
  const { preview, state } = item;
  if (preview) {
    return <img className={className} src={preview} alt="" style={{ objectPosition: focus }} />;
  }
  if (state.status !== 'stored') return null;
  return (
    <Photo className={className} picture={{ ...state.picture, alt: '', focus }} sizes={sizes} />
  );
}
