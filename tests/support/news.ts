import type { AnnouncementFields } from '../../src/domain/announcement';

export const ANNOUNCEMENT_FILES =
  'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/announcements';

let number = 0;
/** An announcement with a picture of its own, as each upload gives one. */
export const someNews = (fields: Partial<AnnouncementFields> = {}): AnnouncementFields => ({
  title: 'We shoot',
  description: 'It begins on Monday.',
  picture: { src: `${ANNOUNCEMENT_FILES}%2F${(number += 1)}.webp` },
  ...fields,
});
/** What is stored for it. */
export const item = ({ picture, ...words }: AnnouncementFields) => ({
  ...words,
  img: picture?.src,
});
