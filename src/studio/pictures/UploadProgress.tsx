import { useEffect, useRef } from 'react';
import { RunProgress } from '../ui/RunProgress';
import styles from './PictureField.module.css';
import type { PictureUpload } from './usePictureUpload';

/** How many of several pictures are stored: while they are, and after it was interrupted. */
export function UploadProgress({ pictures }: { readonly pictures: PictureUpload }) {
  const { progress, busy, stop } = pictures;
  if (!progress || progress.total === 1) return null;
  const text = `${progress.done} of ${progress.total} are stored.`;
  if (!busy) return <Interrupted text={text} />;
  return (
    <div className={styles.progress}>
      <RunProgress text={text} value={progress.done} max={progress.total} stop={stop} />
    </div>
  );
}

function Interrupted({ text }: { readonly text: string }) {
  const report = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A pressed "Stop" has gone.
    if (document.activeElement === document.body) report.current?.focus();
  }, []);
  return (
    <p ref={report} className={styles.report} tabIndex={-1} role="status">
      {text} The others are still here and can be sent again.
    </p>
  );
}
