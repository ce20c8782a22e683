import { useState } from 'react';
import { saveFile } from '../../../shared/text/save-file';
import { pressZipName, type PressFile } from '../../../content/movie/press';
import { useSubmit } from '../../../shared/ui/useSubmit';
import styles from './PressPictures.module.css';

interface PressZipProps {
  readonly id: string;
  readonly files: readonly PressFile[];
  readonly credit: string;
}

/** Downloads all pictures in one file, with the credit line (product 31.4). */
export function PressZip({ id, files, credit }: PressZipProps) {
  const [missing, setMissing] = useState(0);
  const { submit, pending, failure } = useSubmit(async () => {
    const { zipOf } = await import('./press-zip');
    const zip = await zipOf(files, credit);
    saveFile(zip.file, pressZipName(id));
    setMissing(zip.missing);
  });
  return (
    <div className={styles.zip}>
      <button
        type="button"
        className="button"
        aria-disabled={pending}
        onClick={() => {
          setMissing(0);
          void submit();
        }}
      >
        Download all as ZIP
      </button>
      <p role="status">
        {pending && 'Packing...'}
        {missing > 0 && `${missing} of ${files.length} could not be read. Open them one by one.`}
      </p>
      {failure && <p role="alert">The pictures could not be packed. Open them one by one.</p>}
    </div>
  );
}
