import { Field } from '../../components/Field';
import { Thumbnail } from '../../components/Thumbnail';
import { MESSAGES } from '../../domain/messages';
import type { Video } from '../../domain/video';
import { isIncomplete, videoTextOf, youTubeLink, type VideoText } from '../../domain/video-entry';
import { EntryForm, type EntryFormWords } from '../forms/EntryForm';
import { useEntryForm } from '../forms/useEntryForm';
import { notify } from '../notify';
import { videoForm } from './video-form';
import styles from './VideoForm.module.css';
import { videoList } from './videos.loader';

interface VideoFormProps extends EntryFormWords {
  /** The video to edit; none for a new one. */
  readonly video?: Video;
  /** Stores it; `before` is the video to edit as it is stored. */
  readonly write: (video: VideoText, before: Video | undefined) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
  readonly onSaved: () => void;
}

/** The form of a video, and its thumbnail as soon as the link is understood. */
export function VideoForm({ video, write, done, failed, onSaved, ...words }: VideoFormProps) {
  const form = useEntryForm(videoForm, {
    draft: video ? `video ${video.id}` : 'video',
    before: video,
    send: (entry, before) => videoList.afterWrite(write(videoTextOf(entry), before)),
    done,
    failed,
    onRefused: (entry) => isIncomplete(entry) && notify.failure(MESSAGES.videoIncomplete),
    onSaved,
    onChanged: words.editing?.onChanged,
  });
  const { field, entry } = form;

  return (
    <EntryForm form={form} {...words}>
      <div className={styles.fields}>
        <Field {...field('title')} required />
        <Field {...field('description')} required rows={4} />
        <Field
          {...field('videoUrl')}
          required
          type="url"
          inputMode="url"
          placeholder="https://www.youtube.com/watch?v=..."
        />
      </div>
      <Preview link={youTubeLink(entry.videoUrl)} />
    </EntryForm>
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
