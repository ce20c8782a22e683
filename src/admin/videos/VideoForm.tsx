import { Thumbnail } from '../../components/cards/Thumbnail';
import type { Video } from '../../content/video/video';
import { youTubeLink } from '../../domain/entries/youtube-link';
import { locationOf } from '../../firebase/entries/kinds';
import { notify } from '../kit/feedback/notify';
import type { AddOrEditForm } from '../kit/forms/AddOrEdit';
import { EntryForm } from '../kit/forms/EntryForm';
import { useEntryWriter } from '../kit/saving/useEntryWriter';
import { FormFields } from '../kit/forms/FormFields';
import { useEntryForm } from '../kit/forms/useEntryForm';
import { ADMIN_MESSAGES } from '../messages';
import { PictureField } from '../kit/pictures/PictureField';
import { usePictureUpload } from '../kit/pictures/usePictureUpload';
import { VIDEO_PICTURE_HINT, videoFields, type VideoFormFields } from './video-fields';
import styles from './VideoForm.module.css';
import { videoList } from './videos.loader';

const ADD = {
  label: 'Upload YouTube Video',
  action: 'Upload Video',
  pendingAction: 'Uploading...',
  done: ADMIN_MESSAGES.videoUploaded,
  failed: ADMIN_MESSAGES.videoNotUploaded,
};

const EDIT = {
  label: 'Edit video',
  action: 'Save',
  pendingAction: 'Saving...',
  done: 'Video updated successfully!',
  failed: 'Error updating video. Try again.',
};

/** The form of a video (product 16.7), with its thumbnail as soon as the link is understood. */
export function VideoForm({ editing, copyOf }: AddOrEditForm<Video>) {
  const writer = useEntryWriter('video', editing?.unpublished, videoList);
  const pictures = usePictureUpload({ current: editing?.entry.picture, optional: true });
  const form = useEntryForm<Video, VideoFormFields>(videoFields, {
    texts: editing ? EDIT : ADD,
    draft: editing ? `video ${editing.id}` : 'video',
    editing,
    copyOf,
    warnings: 'video',
    pictures,
    send: (fields, before, publication) =>
      pictures.save('videos', (picture) => {
        const onLandingPage = before?.onLandingPage ?? true;
        const after = { ...fields, onLandingPage, ...(picture && { picture }) };
        return writer.write({ fields: after, before, publication });
      }),
    onRefused: ({ isIncomplete }) => {
      if (isIncomplete) notify.failure(ADMIN_MESSAGES.videoIncomplete);
    },
  });

  return (
    <EntryForm form={form} headed history={editing && locationOf('video', editing.entry)}>
      <div className={styles.fields}>
        <FormFields form={form} />
      </div>
      <div className={styles.pictures}>
        {!pictures.hasPicture && <Preview link={youTubeLink(form.valueOf('videoUrl'))} />}
        <PictureField label="Picture" pictures={pictures} hint={VIDEO_PICTURE_HINT} />
      </div>
    </EntryForm>
  );
}

const Preview = ({ link }: { readonly link: string | null }) => (
  <div className={styles.preview}>
    <Thumbnail
      key={link}
      video={{ videoUrl: link ?? '' }}
      sizes="26rem"
      className={styles.thumbnail}
    />
    <p role="status">
      {link ? 'The video’s thumbnail' : 'The thumbnail shows here once there is a link.'}
    </p>
  </div>
);
