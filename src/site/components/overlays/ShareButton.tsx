import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icons';
import { SHARE } from '../../../shared/words/lists';

interface ShareButtonProps {
  /** The title of the shared page. */
  readonly title: string;
  /** The path of the shared page: /movie/… */
  readonly path: string;
  readonly className?: string | undefined;
  /** The id of the entry's heading, if the page has several share buttons. */
  readonly describedBy?: string;
  /** Whether only the icon is shown. */
  readonly compact?: boolean;
}

/**
 * Shares a page with the system's share sheet, or with a dialog if there is none or an earlier
 * sheet has not returned.
 */
export function ShareButton({ title, path, className, describedBy, compact }: ShareButtonProps) {
  const [code, setCode] = useState<typeof import('./ShareDialog')>();
  const [open, setOpen] = useState(false);
  const isPending = useRef(false);
  const url = () => window.location.origin + path;

  const openDialog = () => {
    setOpen(true);
    import('./ShareDialog').then(setCode, console.error);
  };
  const share = () => {
    // On a second press while a sheet is pending, shows the dialog: some browsers show no sheet and
    // never return.
    if (!('share' in navigator) || isPending.current) return openDialog();
    isPending.current = true;
    // Called before anything is loaded, because browsers only share during a user action.
    return navigator
      .share({ title, url: url() })
      .catch(({ name }: Error) => {
        // The user has closed the sheet.
        if (name !== 'AbortError') openDialog();
      })
      .finally(() => (isPending.current = false));
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
        <span className={compact ? 'visually-hidden' : undefined}>{SHARE}</span>
      </button>
      {open && code && (
        <code.ShareDialog title={title} url={url()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
