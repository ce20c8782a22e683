/** The messages of product 18.1 in the admin area; those that quote a reason are functions of it. */
export const ADMIN_MESSAGES = {
  announcementAdded: '✅ Announcement added successfully!',
  announcementNotAdded: '❌ Failed to add announcement.',
  announcementDeleted: '✅ Announcement deleted successfully!',
  announcementNotDeleted: '❌ Failed to delete announcement.',
  announcementWithoutImage: '❌ Please upload an image.',

  bannerUploaded: 'Image uploaded successfully!',
  bannerNotUploaded: 'Error uploading image!',
  bannerDeleted: 'Image deleted successfully!',
  bannerNotDeleted: 'Error deleting image!',

  movieIncomplete: 'All fields are required!',
  movieImageNotUploaded: 'Error uploading image',
  movieUploaded: 'Movie uploaded successfully!',
  movieNotUploaded: (reason: string) => `Error uploading movie: ${reason}`,
  movieStatusUpdated: 'Movie status updated!',
  movieStatusNotUpdated: (reason: string) => `Error updating status: ${reason}`,
  movieImageUpdated: 'Movie image updated successfully!',
  movieImageNotUpdated: (reason: string) => `Error updating movie image: ${reason}`,
  movieDeleted: 'Movie deleted successfully!',
  movieNotDeleted: (reason: string) => `Error deleting movie: ${reason}`,

  videoIncomplete: 'All fields are required',
  videoUploaded: 'Video uploaded successfully!',
  videoNotUploaded: 'Error uploading video. Try again.',
  videoDeleteQuestion: 'Delete this video?',
  videoNotDeleted: 'Error deleting video.',
  videoLandingPageNotUpdated: 'Failed to update landing page status.',
} as const;
