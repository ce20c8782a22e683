import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icons/icons';

interface ShareButtonProps {
  /** The name of what is shared. */
  readonly title: string;
  /** Its own address on this site: /movie/… */
  readonly path: string;
  readonly className?: string | undefined;
  /** The id of a heading that says what is shared, where there are several buttons. */
  readonly describedBy?: string;
  /** Shows the icon alone. */
  readonly compact?: boolean;
}

/**
 * Shares an address by the system's share sheet, or by a dialog where there is none, or where an earlier
 * sheet never answered (product 12.7).
 */
export function ShareButton({ title, path, className, describedBy, compact }: ShareButtonProps) {
  const [code, setCode] = useState<typeof import('./ShareDialog')>();
  const [open, setOpen] = useState(false);
  const isAsked = useRef(false);
  const url = () => window.location.origin + path;

  const openDialog = () => {
    setOpen(true);
    import('./ShareDialog').then(setCode, console.error);
  };
  const share = () => {
    // A press while it is asked: some browsers show no sheet, and answer nothing.
    if (!('share' in navigator) || isAsked.current) return openDialog();
    isAsked.current = true;
    // Before anything is loaded: the browser shares only in answer to a press.
    return navigator
      .share({ title, url: url() })
      .catch(({ name }: Error) => {
        // The sheet was closed.
        if (name !== 'AbortError') openDialog();
      })
      .finally(() => (isAsked.current = false));
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-describedby={describedBy}
        onClick={() => void share()}
      >
        <Icon path="M12 15V4M8 7.5L12 3.5l4 4M8 11H5v9h14v-9h-3" />
        <span className={compact ? 'visually-hidden' : undefined}>Share</span>
      </button>
      {open && code && (
        <code.ShareDialog title={title} url={url()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
