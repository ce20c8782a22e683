// The texts of the gallery and its lightbox.

export const THE_GALLERY = 'The gallery';
export const LOADING_PICTURES = 'Loading pictures';
export const PICTURES_NOUN = 'pictures';
export const NO_PICTURES = 'There are no pictures here yet.';
export const NO_PICTURES_OF_FILM = 'There are no pictures of this film yet.';
/** Precedes the title of a film, or the text for a missing film. */
export const PICTURES_OF = 'Pictures of';
export const ONE_FILM = 'one film';
export const MISSING_FILM = 'a film that is not here any more';
export const ALL_PICTURES = 'Show all pictures';
export const PICTURES_UNREACHABLE =
  'The pictures cannot be shown: the place where they are kept cannot be reached from this network.';

/**
 * Precedes its number, for a picture without a name; also the label of a message shown instead of a
 * picture.
 */
export const PICTURE = 'Picture';
export const THE_PICTURE = 'The picture';
export const PREVIOUS_PICTURE = 'Previous picture';
export const NEXT_PICTURE = 'Next picture';
export const CLOSE_PICTURE = 'Close picture';
export const PICTURE_GONE = 'This picture is not here any more.';
export const PICTURE_NOT_LOADED = 'This picture could not be loaded.';
export const ABOUT_PICTURE = 'About this picture';

// The number of a picture in the lightbox.

/** `count` may be open-ended: '20+'. */
export const picturePosition = (number: number, count: string, name: string) =>
  `Picture ${number} of ${count}: ${name}`;
