import { field, pictureField, type FieldsIn } from '../fields/fields';
import type { StoredFields } from '../fields/stored-fields';
import { asDocumentId, asRequiredText } from '../fields/stored-values';

/** The fields of a video, and how each is stored (product 10.5); see `STORED_MOVIE`. */
export const STORED_VIDEO = {
  title: field('title', asRequiredText),
  description: field('description', asRequiredText),
  videoUrl: field('videoUrl', asRequiredText),
  /** The id of the movie that it belongs to. */
  movieId: field('movie', asDocumentId),
  /** Shown instead of YouTube's thumbnail (product 7.8). */
  picture: pictureField('img'),
  /** Changed by a switch of its own (product 16.9). */
  onLandingPage: {
    read: ({ landingPage }: StoredFields) => landingPage === 'yes',
    write: (shown: boolean) => ({ landingPage: shown ? 'yes' : 'no' }),
  },
};

export interface VideoFields extends FieldsIn<typeof STORED_VIDEO> {}

export interface Video extends VideoFields {
  readonly id: string;
  readonly publishedAt?: Date;
}
