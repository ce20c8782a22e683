import { field, pictureField, type FieldsIn } from '../fields/fields';
import { asDocumentId, asRequiredText, asText } from '../fields/stored-values';

/** The fields of an announcement, and how each is stored (product 10.3); see `STORED_MOVIE`. */
export const STORED_ANNOUNCEMENT = {
  title: field('title', asRequiredText),
  subtitle: field('subtitle', asText),
  description: field('description', asRequiredText),
  picture: pictureField('img'),
  /** The movie that it is about. */
  movieId: field('movie', asDocumentId),
};

export interface AnnouncementFields extends FieldsIn<typeof STORED_ANNOUNCEMENT> {}

/** `key` is item_{milliseconds}: the entry's field in the one document, and its time (product 6.1). */
export interface Announcement extends AnnouncementFields {
  readonly key: string;
}
