import { useState } from 'react';
import { ADMIN_MESSAGES } from '../messages';
import type { Video } from '../../content/video/video';
import { setFields } from '../../services/store/edit-entry';
import { useAdminSubmit } from '../kit/runs/useAdminSubmit';
import styles from './LandingPageSwitch.module.css';
import { videoList } from './videos.loader';

interface LandingPageSwitchProps {
  readonly video: Video;
  /** The id of the video's heading. */
  readonly describedBy: string;
}

/** Shows a video on the landing page or not (product 16.9). Moves at once, and back on failure. */
export function LandingPageSwitch({ video, describedBy }: LandingPageSwitchProps) {
  // Shown until the list has been read again, which creates another object.
  const [wanted, setWanted] = useState<{ video: Video; shown: boolean } | null>(null);
  const { submit, pending } = useAdminSubmit(
    (onLandingPage: boolean) => videoList.afterWrite(setFields('video', video, { onLandingPage })),
    { failed: ADMIN_MESSAGES.videoLandingPageNotUpdated },
  );
  const shown = wanted?.video === video ? wanted.shown : video.onLandingPage;

  const flip = async () => {
    if (pending) return;
    setWanted({ video, shown: !shown });
    if (!(await submit(!shown))) setWanted(null);
  };

  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={shown}
      aria-busy={pending}
      aria-describedby={describedBy}
      onClick={() => void flip()}
    >
      <span className={styles.track} />
      <span>
        Landing Page: <strong>{shown ? 'yes' : 'no'}</strong>
      </span>
    </button>
  );
}
