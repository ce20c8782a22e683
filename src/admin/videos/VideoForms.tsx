import { useState } from 'react';
import { MESSAGES } from '../../domain/messages';
import type { Video } from '../../domain/video';
import { addVideo, updateVideo } from '../../services/videos-admin';
import type { Editing } from '../forms/useEditing';
import { VideoForm } from './VideoForm';

/** The form for a new video (SPEC §2). */
export function UploadVideo() {
  // Every attempt to send the same form goes under one id, and stores one video.
  const [id, setId] = useState(() => crypto.randomUUID());
  return (
    <VideoForm
      label="Upload YouTube Video"
      headed
      action="Upload Video"
      pendingAction="Uploading..."
      write={(video) => addVideo(id, video)}
      done={MESSAGES.videoUploaded}
      failed={MESSAGES.videoNotUploaded}
      onSaved={() => setId(crypto.randomUUID())}
    />
  );
}

interface EditVideoProps {
  readonly video: Video;
  readonly editing: Editing;
}

/** The form for a video that is there. Its time and its place on the landing page stay. */
export const EditVideo = ({ video, editing }: EditVideoProps) => (
  <VideoForm
    video={video}
    label="Edit Video"
    editing={editing}
    action="Save"
    pendingAction="Saving..."
    write={(text, before = video) => updateVideo(before, text)}
    done="Video updated successfully!"
    failed="Error updating video. Try again."
    onSaved={editing.close}
  />
);
