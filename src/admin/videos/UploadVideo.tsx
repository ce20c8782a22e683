import { useId, useState } from 'react';
import { MESSAGES } from '../../domain/messages';
import { EMPTY_VIDEO } from '../../domain/video-entry';
import { addVideo } from '../../services/videos-admin';
import { useVideoForm } from './useVideoForm';
import { useVideoSubmit } from './useVideoSubmit';
import { VideoForm } from './VideoForm';
import styles from './VideoForm.module.css';

/** The form for a new video (SPEC §2). */
export function UploadVideo() {
  const headingId = useId();
  // Every attempt to send the same form goes under one id, and stores one video.
  const [id, setId] = useState(() => crypto.randomUUID());
  const { submit, pending } = useVideoSubmit(addVideo, {
    done: MESSAGES.videoUploaded,
    failed: MESSAGES.videoNotUploaded,
  });
  const form = useVideoForm({
    stored: EMPTY_VIDEO,
    submit: (video) => submit(id, video),
    onDone: () => setId(crypto.randomUUID()),
  });

  return (
    <section className={styles.panel}>
      <h2 id={headingId}>Upload YouTube Video</h2>
      <VideoForm {...form} labelledBy={headingId} pending={pending}>
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Uploading...' : 'Upload Video'}
        </button>
      </VideoForm>
    </section>
  );
}
