import { useId, useState } from 'react';
import { ADMIN_MESSAGES } from '../../../../studio/messages';
import type { Movie } from '../../movie';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import styles from './MovieItem.module.css';
import { replaceImage } from './replace-image';

interface ReplaceImageProps {
  readonly movie: Movie;
  /** The id of the heading with the movie's title. */
  readonly describedBy: string;
}

/** The image replacement input (product 16.6): the chosen file replaces the picture at once. */
export function ReplaceImage({ movie, describedBy }: ReplaceImageProps) {
  const id = useId();
  const [percent, setPercent] = useState(0);
  const { submit, pending } = useAdminSubmit(
    (file: File) => {
      setPercent(0);
      return replaceImage(movie, file, setPercent);
    },
    { done: ADMIN_MESSAGES.movieImageUpdated, failed: ADMIN_MESSAGES.movieImageNotUpdated },
  );

  return (
    <div className={styles.replace}>
      <label htmlFor={id} className="action">
        {pending ? `Uploading... ${percent} %` : 'Replace image'}
      </label>
      {/* Invisible on top of its label, so that a file can be dropped on it. */}
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={describedBy}
        disabled={pending}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (file) void submit(file);
        }}
      />
    </div>
  );
}
