import { useState } from 'react';
import { MESSAGES } from '../../domain/messages';
import type { Video } from '../../domain/video';
import { setOnLandingPage } from '../../services/videos-admin';
import { useAdminSubmit } from '../useAdminSubmit';
import styles from './LandingPageSwitch.module.css';
import { videoList } from './videos.loader';

interface LandingPageSwitchProps {
  readonly video: Video;
  /** The id of the video's heading. */
  readonly describedBy: string;
}

/** Shows a video on the landing page or takes it away (SPEC §4). Moves at once, and back on failure. */
export function LandingPageSwitch({ video, describedBy }: LandingPageSwitchProps) {
  // Holds until the list has been read again, which brings another object.
  const [wanted, setWanted] = useState<{ video: Video; shown: boolean } | null>(null);
  const { submit, pending } = useAdminSubmit(
    (landing: boolean) => videoList.afterWrite(setOnLandingPage(video.id, landing)),
    { failed: MESSAGES.videoLandingPageNotUpdated },
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
