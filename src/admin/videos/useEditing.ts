import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Video } from '../../domain/video';
import { useConfirm } from '../useConfirm';

/** The id of the button that opens a video for editing, where the focus comes back to. */
export const editButtonId = (id: string) => `edit-${id}`;

/** Which video is being edited, one at a time. What has been changed is not left unasked. */
export function useEditing() {
  const [video, setVideo] = useState<Video | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  const confirm = useConfirm();

  const mayLeave = async () =>
    !changed.current || confirm({ ...LEAVE, thing: video?.title || undefined });

  /** Ends the editing and brings the focus back to where it began. */
  const close = () => {
    flushSync(() => setVideo(null));
    if (video) document.getElementById(editButtonId(video.id))?.focus();
  };

  return {
    video,
    heading,
    open: async (next: Video) => {
      if (next.id !== video?.id) {
        if (!(await mayLeave())) return;
        flushSync(() => setVideo(next));
      }
      heading.current?.focus();
    },
    cancel: async () => {
      if (await mayLeave()) close();
    },
    close,
    /** A video that is gone needs no editing. */
    forget: (id: string) => setVideo((now) => (now?.id === id ? null : now)),
    onChanged: (now: boolean) => (changed.current = now),
  };
}

const LEAVE = {
  title: 'Leave without saving?',
  note: 'What you have changed here will be lost.',
  action: 'Leave',
};
