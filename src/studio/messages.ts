/** Messages about single actions on a film (product 18.1); those that quote a reason are functions of it. */
export const ADMIN_MESSAGES = {
  movieImageNotUploaded: 'Error uploading image',
  movieStatusUpdated: 'Movie status updated!',
  movieStatusNotUpdated: (reason: string) => `Error updating status: ${reason}`,
  movieImageUpdated: 'Movie image updated successfully!',
  movieImageNotUpdated: (reason: string) => `Error updating movie image: ${reason}`,
} as const;
