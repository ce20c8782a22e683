import type { Video } from '../../domain/entries/video';
import { setFields } from '../../services/store/edit-entry';
import { deleteEntry } from '../../services/store/trash';
import { bulkUnpublish } from '../kit/entries/bulk-unpublish';
import { useBulk } from '../kit/selection/useBulk';
import { videoList } from './videos.loader';

/** What can be done with several videos at once (product 14.12). */
export const useBulkVideos = () =>
  useBulk<Video>({
    noun: 'video',
    nameOf: ({ title }) => title || 'Untitled',
    changes: [
      { label: 'Landing Page: yes', done: 'on the landing page', change: show(true) },
      { label: 'Landing Page: no', done: 'off the landing page', change: show(false) },
      bulkUnpublish('video'),
    ],
    remove: (video) => deleteEntry('video', video),
    list: videoList,
  });

/** Written whatever the list shows, which may be older than the last change. */
const show = (onLandingPage: boolean) => (video: Video) =>
  setFields('video', video, { onLandingPage });
