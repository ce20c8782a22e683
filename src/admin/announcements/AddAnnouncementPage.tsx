import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { StandalonePage } from '../shell/StandalonePage';
import { AnnouncementEditor } from './AnnouncementEditor';
import type { AdminAnnouncementsData } from './announcements.loader';

/** The announcement editor at an address of its own, in the frame of the site (product 14.2). */
export function AddAnnouncementPage() {
  usePageTitle('Announcements');
  return (
    <StandalonePage title="Announcements">
      <AnnouncementEditor data={useLoaderData<AdminAnnouncementsData>()} />
    </StandalonePage>
  );
}
