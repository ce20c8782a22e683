import type { Video } from '../../content/video/video';
import { deleteEntry } from '../../services/store/trash';
import { movieFieldOf } from '../kit/changes/movie-field';
import { useFieldChange } from '../kit/changes/useFieldChange';
import { bulkUnpublish } from '../kit/entries/bulk-unpublish';
import { leadsToAll } from '../kit/leads/leads';
import { fieldsChange } from '../kit/selection/undoable-change';
import { useBulk } from '../kit/selection/useBulk';
import { videoFields } from './video-fields';
import { videoList } from './videos.loader';

const nameOf = ({ title }: Video) => title || 'Untitled';

/** What can be done with several videos at once (product 14.12). */
export const useBulkVideos = () =>
  useFieldChange(
    useBulk<Video>({
      noun: 'video',
      nameOf,
      changes: [
        { label: 'Landing Page: yes', done: 'on the landing page', changeFor: show(true) },
        { label: 'Landing Page: no', done: 'off the landing page', changeFor: show(false) },
        bulkUnpublish('video'),
      ],
      remove: (video) => deleteEntry('video', video),
      leads: leadsToAll('video'),
      list: videoList,
    }),
    movieFieldOf('video', videoFields, nameOf),
  );

const show = (onLandingPage: boolean) => (video: Video) =>
  fieldsChange('video', video, { onLandingPage });
