import { useState } from 'react';
import { FOLLOW } from '../../../shared/words/frame';

interface FollowButtonProps {
  readonly className: string | undefined;
  /**
   * The places of the events, if the page is about events; their towns have calendars of their own.
   */
  readonly places?: readonly string[];
}

/** Opens the dialog with the ways to follow the site's dates in a calendar. */
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
