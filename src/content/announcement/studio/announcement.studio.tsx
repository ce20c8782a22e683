import { ANNOUNCEMENTS_PATH } from '../../paths/admin-paths';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';
import { ANNOUNCEMENT_SIZE, ANNOUNCEMENT_CROPS } from '../../../shared/pictures/crops';
import { paths } from '../../paths/paths';
import { defineStudio } from '../../../studio/kinds';
import { announcementKind } from '../announcement';

export const announcementStudio = defineStudio(announcementKind, {
  words: {
    one: 'announcement',
    many: 'announcements',
    add: {
      label: 'Add an announcement',
      action: 'Add Announcement',
      pending: 'Uploading...',
      done: '✅ Announcement added successfully!',
      failed: '❌ Failed to add announcement.',
    },
    edit: {
      done: '✅ Announcement updated successfully!',
      failed: '❌ Failed to update announcement.',
    },
    remove: {
      done: '✅ Announcement deleted successfully!',
      failed: '❌ Failed to delete announcement.',
    },
  },
  fields: {
    title: {
      label: 'Title',
      blank: 'Please give the announcement a title.',
      hint: 'As in “Tickets are on sale”.',
    },
    subtitle: { label: 'Subtitle', hint: 'As in “From Friday, in all theatres”.' },
    description: {
      label: 'Description',
      rows: 5,
      wide: true,
      blank: 'Please say what is announced.',
      hint: `The landing page shows the first ${ANNOUNCEMENT_EXCERPT_LENGTH.landing} characters.`,
    },
    movieId: {
      label: 'Film',
      hint: 'The announcement is then shown on the page of that film, too.',
    },
    picture: {
      label: 'Image',
      hint: `Best wide, 16:10, ${ANNOUNCEMENT_SIZE}.`,
      blank: '❌ Please upload an image.',
      crops: ANNOUNCEMENT_CROPS,
    },
  },
  bulk: ['movieId'],
  perPage: 24,
  draft: 'announcement',
  path: ANNOUNCEMENTS_PATH,
  viewPath: paths.announcement,
  card: ({ subtitle, description }) => ({ subtitle, description }),
});
