import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import { StandalonePage } from '../StandalonePage';
import { AnnouncementEditor } from './AnnouncementEditor';
import type { AnnouncementsData } from './announcements.loader';

/** The announcement editor at an address of its own, in the frame of the site (SPEC §2). */
export function AddAnnouncementPage() {
  usePageTitle('Announcements');
  return (
    <StandalonePage title="Announcements">
      <AnnouncementEditor data={useLoaderData<AnnouncementsData>()} />
    </StandalonePage>
  );
}
