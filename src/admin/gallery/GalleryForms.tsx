import { Field } from '../../components/Field';
import type { GalleryImage } from '../../domain/gallery-image';
import formStyles from '../forms/EntryForm.module.css';
import type { Editing } from '../forms/useEditing';
import { PictureEntryForm, type PictureEntryFormProps } from '../pictures/PictureEntryForm';
import { galleryEntries } from './gallery-entries';

/** The form for new images of the gallery (DESIGN §4). */
export const AddImages = () => (
  <GalleryForm
    draft="gallery image"
    label="Add images"
    headed
    action="Add to the gallery"
    pendingAction="Uploading..."
    done="Image added to the gallery."
    failed="Error adding the image."
  />
);

interface EditImageProps {
  readonly image: GalleryImage;
  readonly editing: Editing;
}

/** The form for an image that is there. It stays in its collection. */
export const EditImage = ({ image, editing }: EditImageProps) => (
  <GalleryForm
    stored={image}
    draft={`gallery image ${image.path}`}
    label="Edit image"
    editing={editing}
    action="Save"
    pendingAction="Saving..."
    done="Image updated."
    failed="Error updating the image."
    onSaved={editing.close}
  />
);

const GalleryForm = (props: PictureEntryFormProps<GalleryImage>) => (
  <PictureEntryForm kind={galleryEntries} noun="an image" {...props}>
    {(field) => (
      <>
        <Field {...field('title')} />
        <Field {...field('subtitle')} />
        <div className={formStyles.wide}>
          <Field {...field('description')} rows={4} />
        </div>
      </>
    )}
  </PictureEntryForm>
);
