import { useState } from 'react';
import { FOLLOW } from '../../../shared/words/frame';

interface FollowButtonProps {
  readonly className: string | undefined;
  /** The places of the events on the page, which is about events: by their towns there are further calendars. */
  readonly places?: readonly string[];
}

/** Opens the ways to follow the dates of the site in a calendar. */
export function FollowButton({ className, places }: FollowButtonProps) {
  const [code, setCode] = useState<typeof import('./FollowDialog')>();
  const [open, setOpen] = useState(false);
  const openDialog = () => {
    setOpen(true);
    import('./FollowDialog').then(setCode, console.error);
  };
  return (
    <>
      <button type="button" className={className} onClick={openDialog}>
        {FOLLOW}
      </button>
      {open && code && <code.FollowDialog places={places} onClose={() => setOpen(false)} />}
    </>
  );
}
