import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { StandalonePage } from '../shell/StandalonePage';
import { VideoEditor } from './VideoEditor';
import type { AdminVideosData } from './videos.loader';

/** The video editor at an address of its own, in the frame of the site (product 14.2). */
export function UploadPage() {
  usePageTitle('Upload a video');
  return (
    <StandalonePage title="Upload a video">
      <VideoEditor data={useLoaderData<AdminVideosData>()} />
    </StandalonePage>
  );
}
