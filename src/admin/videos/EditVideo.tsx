import { useEffect, useId } from 'react';
import type { Video } from '../../domain/video';
import { updateVideo } from '../../services/videos-admin';
import type { useEditing } from './useEditing';
import { useVideoForm } from './useVideoForm';
import { useVideoSubmit } from './useVideoSubmit';
import { VideoForm } from './VideoForm';
import styles from './VideoForm.module.css';

interface EditVideoProps extends Pick<
  ReturnType<typeof useEditing>,
  'heading' | 'cancel' | 'close' | 'onChanged'
> {
  readonly video: Video;
}

/** The form for a video that is there. Its time and its place on the landing page stay. */
export function EditVideo({ video, heading, cancel, close, onChanged }: EditVideoProps) {
  const headingId = useId();
  const { submit, pending } = useVideoSubmit(updateVideo, {
    done: 'Video updated successfully!',
    failed: 'Error updating video. Try again.',
  });
  const form = useVideoForm({
    stored: video,
    submit: (fields) => submit(video.id, fields),
    onDone: close,
  });

  const { changed } = form;
  useEffect(() => {
    onChanged(changed);
    return () => void onChanged(false);
  }, [changed, onChanged]);

  return (
    <section className={styles.panel}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Edit Video
      </h2>
      <VideoForm {...form} labelledBy={headingId} pending={pending}>
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving...' : 'Save'}
        </button>
        <button
          type="button"
          className={styles.cancel}
          disabled={pending}
          onClick={() => void cancel()}
        >
          Cancel
        </button>
      </VideoForm>
    </section>
  );
}
