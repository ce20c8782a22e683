/** The messages of SPEC §2 and §8, word for word. Those with a reason take it as they say it. */
export const MESSAGES = {
  contactSent: 'Thank you for reaching out! We will get back to you soon.',
  contactFailed: 'Something went wrong. Please try again later.',

  signInFailed: 'Invalid credentials',
  notAnAdmin: 'You are not authorized as an admin',

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
