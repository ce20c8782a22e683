import type { Video } from '../../domain/video';
import { deleteVideo, setOnLandingPage } from '../../services/videos-admin';
import { useBulk } from '../lists/useBulk';
import { videoList } from './videos.loader';

/** What can be done with several videos at once (product 14.12). */
export const useBulkVideos = () =>
  useBulk<Video>({
    noun: 'video',
    nameOf: ({ title }) => title || 'Untitled',
    changes: [
      { label: 'Landing Page: yes', done: 'on the landing page', change: show(true) },
      { label: 'Landing Page: no', done: 'off the landing page', change: show(false) },
    ],
    remove: deleteVideo,
    list: videoList,
  });

const show = (shown: boolean) => async (video: Video) => {
  if (video.onLandingPage !== shown) await setOnLandingPage(video.id, shown);
};
