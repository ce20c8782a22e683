import { adminPaths } from '../../paths/admin-paths';
import { Suspense } from 'react';
import { lazyComponent } from '../../../shared/ui/LoadedOnce';
import { watchUrl, youTubeId } from '../../values/youtube';
import { VIDEO_EXCERPT_LENGTH } from '../../../shared/limits';
import { VIDEO_SIZE } from '../../../shared/pictures/crops';
import { paths } from '../../paths/paths';
import { defineStudio } from '../../../studio/kinds';
import { videoKind } from '../video';

/** Loaded on demand, because most screens do not need the code of the public list. */
const Thumbnail = lazyComponent(async () => ({
  default: (await import('../ui/Thumbnail')).Thumbnail,
}));

export const videoStudio = defineStudio(videoKind, {
  words: {
    one: 'video',
    many: 'videos',
    picture: 'thumbnail',
    searched: 'titles and addresses',
    incomplete: 'All fields are required',
    add: {
      label: 'Upload YouTube Video',
      action: 'Upload Video',
      pending: 'Uploading...',
      done: 'Video uploaded successfully!',
      failed: 'Error uploading video. Try again.',
    },
    edit: {
      done: 'Video updated successfully!',
      failed: 'Error updating video. Try again.',
    },
    remove: {
      done: 'Video deleted successfully!',
      failed: 'Error deleting video.',
    },
  },
  fields: {
    title: {
      label: 'Title',
      blank: 'Please give the video a title.',
      hint: 'As in “Tides: the first trailer”.',
    },
    description: {
      label: 'Description',
      rows: 4,
      blank: 'Please describe the video.',
      hint: `Lists show the first ${VIDEO_EXCERPT_LENGTH} characters.`,
    },
    videoUrl: {
      label: 'YouTube URL',
      placeholder: 'https://www.youtube.com/watch?v=...',
      blank: 'Please paste the link of the video on YouTube.',
      hint: 'Copied from the address bar, or from “Share”.',
    },
    movieId: {
      label: 'Film',
      hint: 'The video is then shown on the page of that film, too.',
    },
    picture: {
      label: 'Picture',
      hint: `Best wide, 16:9, ${VIDEO_SIZE}. Shown instead of YouTube’s thumbnail: nothing is then asked of YouTube before somebody presses play.`,
    },
    onLandingPage: {
      label: 'Landing Page',
      yes: 'on the landing page',
      no: 'off the landing page',
      failed: 'Failed to update landing page status.',
    },
  },
  bulk: ['movieId'],
  hasPictureBeside: true,
  draft: 'video',
  path: adminPaths.videos,
  viewPath: paths.video,
  card: (video) => {
    const youTube = youTubeId(video.videoUrl);
    return {
      description: video.description,
      lessLabel: 'Show Less',
      picture: (className) => (
        <Suspense fallback={<div className={className} />}>
          <Thumbnail
            key={youTube}
            video={video}
            sizes="(width < 40rem) 92vw, 20rem"
            className={className}
            small
          />
        </Suspense>
      ),
      link: youTube ? { label: 'Watch', href: watchUrl(youTube) } : undefined,
    };
  },
  parts: { besidePicture: () => import('./VideoPreview') },
});
