import type { ReactNode } from 'react';
import { Field } from '../../components/Field';
import { Thumbnail } from '../../components/Thumbnail';
import { VIDEO_LENGTHS } from '../../domain/limits';
import { youTubeLink, type VideoEntryField } from '../../domain/video-entry';
import type { useVideoForm } from './useVideoForm';
import styles from './VideoForm.module.css';

interface VideoFormProps extends Omit<ReturnType<typeof useVideoForm>, 'changed'> {
  /** The id of the form's heading. */
  readonly labelledBy: string;
  readonly pending: boolean;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The fields of a video, and its thumbnail as soon as the link is understood. */
export function VideoForm({
  entry,
  errors,
  change,
  onSubmit,
  labelledBy,
  pending,
  children,
}: VideoFormProps) {
  const field = (name: VideoEntryField) => ({
    name,
    value: entry[name],
    error: errors[name],
    limit: VIDEO_LENGTHS[name],
    required: true,
    readOnly: pending,
    autoComplete: 'off',
    onChange: (value: string) => change(name, value),
  });

  return (
    <form
      className={styles.form}
      aria-labelledby={labelledBy}
      noValidate
      aria-busy={pending}
      onSubmit={onSubmit}
    >
      <div className={styles.fields}>
        <Field {...field('title')} label="Title" />
        <Field {...field('description')} label="Description" rows={4} />
        <Field
          {...field('videoUrl')}
          label="YouTube URL"
          type="url"
          inputMode="url"
          placeholder="https://www.youtube.com/watch?v=..."
        />
        <div className={styles.buttons}>{children}</div>
      </div>
      <Preview link={youTubeLink(entry.videoUrl)} />
    </form>
  );
}

const Preview = ({ link }: { readonly link: string | null }) => (
  <div className={styles.preview}>
    <Thumbnail key={link} videoUrl={link ?? ''} className={styles.thumbnail} />
    <p role="status">
      {link ? 'The video’s thumbnail' : 'The thumbnail shows here once there is a link.'}
    </p>
  </div>
);
