import { idIn, type EntryId } from '../../../entry';
import type { Picture } from '../../../../shared/pictures/picture';
import type { Movie } from '../../movie';
import type { PictureItem } from '../../../../studio/pictures/upload/picture-items';
import LinkPreviews from './LinkPreviews';

interface PreviewedLinksProps {
  readonly id: EntryId;
  readonly entry: Movie;
}

/** What a link to a movie that is not published will look like elsewhere (product 16.16). */
export default function PreviewedLinks({ id, entry }: PreviewedLinksProps) {
  return (
    <LinkPreviews
      id={idIn({ id })}
      title={entry.title}
      description={entry.description}
      releaseDate={entry.releaseDate ?? ''}
      picture={entry.picture && storedItem(entry.picture)}
      movie={entry}
    />
  );
}

/** The picture as a form has it that was just opened. */
const storedItem = (picture: Picture): PictureItem => ({
  id: picture.src,
  name: '',
  alt: '',
  focus: '',
  title: '',
  state: { status: 'stored', picture },
});
