import { Thumbnail } from '../ui/Thumbnail';
import { normalizeYouTubeLink } from '../../values/youtube-link';
import type { FormPart } from '../../base/describe';
import styles from './VideoPreview.module.css';

/** The thumbnail of a video without a picture, as soon as the link is valid. */
export default function VideoPreview({ valueOf, hasPicture }: FormPart) {
  if (hasPicture) return null;
  const link = normalizeYouTubeLink(valueOf('videoUrl'));
  return (
    <div className={`note stack tight ${styles.preview}`}>
      <Thumbnail key={link} video={{ videoUrl: link ?? '' }} sizes="26rem" className="cover" />
      <p role="status">
        {link ? 'The video’s thumbnail' : 'The thumbnail shows here once there is a link.'}
      </p>
    </div>
  );
}
